/** The public interface of transfers for other domains that move something from member to member. */
export { orderTo } from './recipient.ts';
