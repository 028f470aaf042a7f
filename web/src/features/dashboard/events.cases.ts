import type { EventCases } from '../../test/events.ts';

export default {
  operation: 'AnnouncementEvents',
  nothing: { media: [] },
  something: {
    media: [
      { __typename: 'MediaItem', id: '6', title: 'New rates', publishedAt: '2026-11-19T01:00:00.000Z' },
    ],
  },
  lines: [{ at: '2026-11-19T01:00:00.000Z', href: '/index?announcement=6', text: /^New rates09:00:00$/ }],
} satisfies EventCases;
