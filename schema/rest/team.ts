import { z } from 'zod';
import { endpoint, type Domain } from './endpoint.ts';
import { listOf } from './fields.ts';

/** The rank ladder. */
export const team = {
  levelList: endpoint({
    path: '/api/app/user/levelList',
    summary: 'The ranks from -1 to 7',
    auth: 'visitor',
    effect: 'read',
    sealed: false,
    result: listOf(z.object({ level: z.number().int().min(-1).max(7), cn: z.string(), en: z.string() })),
  }),
} satisfies Domain;
