import { homePath, withQuery } from '../../extension-points/paths.ts';

/** The dashboard, with one of the announcements open. */
export const announcementPath = (id: string) => withQuery(homePath, { announcement: id });
