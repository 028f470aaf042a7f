/** The public interface of transfers for other domains that move something from member to member. */
export { refuseWhileClosed } from './place.ts';
export { orderTo } from './recipient.ts';
