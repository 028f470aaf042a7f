import { beforeAll, describe, expect, it } from 'vitest';
import { startTexts } from '../../test/portal.tsx';
import { now, urgentOf } from '../urgent.fixture.ts';
import {
  applicationsOf,
  approvedPackage,
  claimedPackage,
  pendingPackage,
  rejectedPackage,
} from './applications.fixture.ts';
import source from './events.tsx';
import type { Commitment } from './order.ts';

beforeAll(() => startTexts('notices'));

const attentionOf = (...commitments: Commitment[]) =>
  urgentOf((context) =>
    source.toEvents({ latest: applicationsOf([]).commitmentApplications, commitments }, context),
  );

describe('the event of the newest application', () => {
  it('asks to claim the free package once it is approved', () => {
    expect(attentionOf(approvedPackage)).toMatchObject([
      {
        id: 'commitment:151',
        title: 'Your application for Builder was approved',
        attention: { action: 'Claim the free package', to: '/commitment/claim' },
      },
    ]);
  });

  it('returns nothing while the free package cannot be claimed', () => {
    expect(attentionOf({ ...approvedPackage, claimBlockingReason: 'RUNNING' }, claimedPackage)).toEqual([]);
  });

  it('suggests another application after a rejection, with the reason', () => {
    expect(attentionOf(rejectedPackage)).toMatchObject([
      {
        title: 'Your application for Builder was rejected',
        attention: {
          hint: 'Reason: Say for how long You can apply again.',
          to: expect.stringMatching(/^\/commitment\?package=2&statement=\S/) as string,
        },
      },
    ]);
  });

  it('returns nothing when the member cannot apply again, or after a month', () => {
    const application = rejectedPackage.application;
    if (application === null) throw new Error('no application');
    const longAgo = new Date(now - 31 * 86_400_000).toISOString();
    expect(
      attentionOf(
        { ...rejectedPackage, applyBlockingReason: 'LEVEL' },
        { ...rejectedPackage, application: { ...application, decidedAt: longAgo } },
      ),
    ).toEqual([]);
  });

  it('asks to wait while the application is pending', () => {
    expect(attentionOf(pendingPackage)).toMatchObject([
      {
        title: '1 commitment application is pending review',
        attention: { to: '/commitment/details?status=PENDING_REVIEW', isWaiting: true },
      },
    ]);
  });
});
