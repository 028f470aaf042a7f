import { z } from 'zod';
import { endpoint, type Domain } from './endpoint.ts';
import { decimal, epochMs, id, listSchema, page, pageSchema, rowId, unspecified } from './fields.ts';

/** Sort orders of team members: newest first, or largest branch first. */
export const teamSorts = ['JOINED', 'SIZE'] as const;

const rank = z.number().int().min(-1).max(7);
const count = z.number().int().nonnegative();

/** A member below the calling member. */
const teamMember = z.object({
  id: rowId,
  cursor: unspecified(z.string()),
  userName: z.string(),
  level: unspecified(rank),
  createTime: unspecified(epochMs),
  /** 1 for members whom the caller invited, 2 for those whom these invited, and so on. */
  generation: unspecified(z.number().int().positive()),
  /** Members whom this one invited. */
  directCount: unspecified(count),
  /** All members below this one. */
  teamCount: unspecified(count),
});

/** The members below a member, and the ranks. */
export const team = {
  levelList: endpoint({
    path: '/api/app/user/levelList',
    summary: 'The ranks from -1 to 7',
    auth: 'visitor',
    effect: 'read',
    sealed: false,
    result: listSchema(z.object({ level: rank, cn: z.string(), en: z.string() })),
  }),
  organization: endpoint({
    path: '/api/app/user/organization',
    summary: "The member's position: referral ID, rank, team size, and the requirements of each rank",
    effect: 'read',
    result: z.object({
      referralId: unspecified(z.string()),
      level: unspecified(rank),
      directCount: unspecified(count),
      teamCount: unspecified(count),
      /** Of these, the members who count for ranks. */
      qualifiedDirectCount: unspecified(count),
      qualifiedTeamCount: unspecified(count),
      /** The purchase value, counted for bonuses, that a member needs to count for ranks. */
      qualifyingValue: unspecified(decimal),
      /** Whether the member also needs a verified identity. */
      qualifyingNeedsIdentity: unspecified(z.boolean()),
      /** The ranks that can be earned, lowest first, with the required qualified members. */
      ladder: unspecified(z.array(z.object({ level: rank, directCount: count, teamCount: count }))),
    }),
  }),
  getOrganizationInfoByUserId: endpoint({
    path: '/api/app/user/getOrganizationInfoByUserId',
    summary: 'Members invited by a team member; default: by the caller',
    effect: 'read',
    request: z.object({ id: id.nullish(), sort: z.enum(teamSorts, 'choice'), ...page }),
    result: pageSchema(teamMember),
  }),
  userOrganizationInfo: endpoint({
    path: '/api/app/user/userOrganizationInfo',
    summary: 'The line from the caller down to a team member, who is last',
    effect: 'read',
    request: z.object({ id }),
    result: listSchema(teamMember),
  }),
  searchOrganization: endpoint({
    path: '/api/app/user/searchOrganization',
    summary: 'Team members whose user name starts with a text, by name',
    effect: 'read',
    request: z.object({
      /** Empty for all. */
      keyword: z.string('required').trim().max(64, 'tooLong'),
      ...page,
    }),
    result: pageSchema(teamMember),
  }),
} satisfies Domain;
