import { AnnouncementIcon } from '../../design/icons/status.tsx';
import { defineEvents, type MemberEvent } from '../../notices/event.ts';
import { AnnouncementEventsDocument, type AnnouncementEventsQuery } from './events.generated.ts';
import { announcementPath } from './paths.ts';

/** News of the platform. */
export default defineEvents(AnnouncementEventsDocument, ({ media }: AnnouncementEventsQuery) =>
  media.flatMap(({ id, title, publishedAt }): readonly MemberEvent[] =>
    publishedAt === null
      ? []
      : [
          {
            id: `announcement:${id}`,
            title,
            icon: AnnouncementIcon,
            tone: 'info',
            notice: { at: publishedAt, to: announcementPath(id) },
          },
        ],
  ),
);
