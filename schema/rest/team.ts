import { z } from 'zod';
import { endpoint, type Domain } from './endpoint.ts';
import { decimal, epochMs, id, listOf, page, pageOf } from './fields.ts';

/** How the members below a member are ordered: who joined last first, or the largest branch first. */
export const teamSorts = ['JOINED', 'SIZE'] as const;

const rank = z.number().int().min(-1).max(7);
const count = z.number().int().nonnegative();

/** A member below the one who asks. */
const teamMember = z.object({
  id,
  cursor: z.string(),
  userName: z.string(),
  level: rank,
  createTime: epochMs,
  /** 1 for those whom the asking member invited, 2 for those whom these invited, and so on. */
  generation: z.number().int().positive(),
  /** Members whom this one invited. */
  directCount: count,
  /** All members below this one. */
  teamCount: count,
});

/** The members below a member, and the rank ladder. */
export const team = {
  levelList: endpoint({
    path: '/api/app/user/levelList',
    summary: 'The ranks from -1 to 7',
    auth: 'visitor',
    effect: 'read',
    sealed: false,
    result: listOf(z.object({ level: rank, cn: z.string(), en: z.string() })),
  }),
  organization: endpoint({
    path: '/api/app/user/organization',
    summary: "The member's own place: referral ID, rank, size of the team, and what each rank asks for",
    effect: 'read',
    result: z.object({
      referralId: z.string(),
      level: rank,
      directCount: count,
      teamCount: count,
      /** Of these, the members whom ranks count. */
      qualifiedDirectCount: count,
      qualifiedTeamCount: count,
      /** What a member's purchases must have counted for bonuses so that ranks count the member. */
      qualifyingValue: decimal,
      /** Whether the member's identity must also be verified. */
      qualifyingNeedsIdentity: z.boolean(),
      /** The ranks that are earned, lowest first, and the qualified members that each asks for. */
      ladder: z.array(z.object({ level: rank, directCount: count, teamCount: count })),
    }),
  }),
  getOrganizationInfoByUserId: endpoint({
    path: '/api/app/user/getOrganizationInfoByUserId',
    summary: 'Those whom a member of the own team invited, or the asking member where none is named',
    effect: 'read',
    request: z.object({ id: id.nullish(), sort: z.enum(teamSorts, 'choice'), ...page }),
    result: pageOf(teamMember),
  }),
  userOrganizationInfo: endpoint({
    path: '/api/app/user/userOrganizationInfo',
    summary: 'The line from the asking member down to a member of the own team, this one last',
    effect: 'read',
    request: z.object({ id }),
    result: listOf(teamMember),
  }),
  searchOrganization: endpoint({
    path: '/api/app/user/searchOrganization',
    summary: 'Members of the own team whose user name begins with a text, by name',
    effect: 'read',
    request: z.object({
      /** Empty: all of them. */
      keyword: z.string('required').trim().max(64, 'tooLong'),
      ...page,
    }),
    result: pageOf(teamMember),
  }),
} satisfies Domain;
