/** The public interface of transfers for other domains that move something between members. */
export { withRecipient } from './recipient.ts';
