import { unitOf, type AmountUnit } from '../lib/credits.ts';
import { businessDay } from '../lib/time.ts';
import { paths } from '../paths.ts';
import type { WithdrawalStatus } from '../generated/schema.ts';
import type { NoticesQuery } from './notices.generated.ts';

/** What can be told of the member's orders; its words are `told.*` and, where there is more to say, `meaning.*`. */
export type OrderNoticeKind =
  | 'depositCredited'
  | 'depositRejected'
  | 'withdrawalApproved'
  | 'withdrawalRejected'
  | 'withdrawalPaid'
  | 'withdrawalNotReceived'
  | 'withdrawalFailed'
  | 'withdrawalCancelled'
  | 'convertSettled'
  | 'transferReceived';

/** An amount of a notice and what it is counted in. */
export interface NoticeAmount {
  /** Exact decimal; the sign is left to `isGain`. */
  readonly value: string;
  readonly unit: AmountUnit;
}

interface NoticeParts {
  /** Unique among all notices. */
  readonly id: string;
  /** When it happened, ISO 8601. */
  readonly at: string;
  /** The address of what it is about. */
  readonly to: string;
}

/** Something that was decided on an order of the member, or credits that another member sent. */
export interface OrderNotice extends NoticeParts {
  readonly kind: OrderNoticeKind;
  /** What it is about; of a convert what was given. */
  readonly amount: NoticeAmount;
  /** What a convert brought. */
  readonly got: NoticeAmount | null;
  /** The amount came in with it. */
  readonly isGain: boolean;
  /** What was said about it: a reason of the platform, or the note of a transfer. */
  readonly said: string | null;
  /** The other member of a transfer. */
  readonly name: string | null;
  /** The business day on which an approved withdrawal is paid at the earliest. */
  readonly day: string | null;
}

/** News of the platform. */
export interface AnnouncementNotice extends NoticeParts {
  readonly kind: 'announcement';
  readonly title: string;
}

export type Notice = OrderNotice | AnnouncementNotice;

/** What an order notice has where nothing is said about it. */
const plain = { got: null, isGain: false, said: null, name: null, day: null } as const;

type Nodes<Field extends 'deposits' | 'withdrawals' | 'convertOrders' | 'transfers'> =
  NoticesQuery[Field]['edges'][number]['node'];

function ofDeposit(deposit: Nodes<'deposits'>): readonly OrderNotice[] {
  const { id, receiptNumber, method, status, amount, creditedAmount, reason, decidedAt } = deposit;
  if (status === 'PENDING_REVIEW' || decidedAt === null) return [];
  const parts = {
    ...plain,
    id: `deposit:${id}`,
    at: decidedAt,
    to: paths.deposit({ tab: 'records', receipt: receiptNumber }),
  };
  return status === 'APPROVED'
    ? [
        {
          ...parts,
          kind: 'depositCredited',
          amount: { value: creditedAmount, unit: 'CASH_POINT' },
          isGain: true,
        },
      ]
    : [
        {
          ...parts,
          kind: 'depositRejected',
          amount: { value: amount, unit: unitOf(method) },
          said: reason,
        },
      ];
}

/** The states of a withdrawal that a member wants to hear of: not every step of its payment. */
const toldStates: Partial<Record<WithdrawalStatus, OrderNoticeKind>> = {
  APPROVED: 'withdrawalApproved',
  REJECTED: 'withdrawalRejected',
  SUCCESS: 'withdrawalPaid',
  NOT_RECEIVED: 'withdrawalNotReceived',
  FAILED: 'withdrawalFailed',
  CANCELLED: 'withdrawalCancelled',
};

function ofWithdrawal(withdrawal: Nodes<'withdrawals'>): readonly OrderNotice[] {
  const { id, receiptNumber, coin, amount, expectedOn, steps } = withdrawal;
  return steps.flatMap(({ status, at, reason }) => {
    const kind = toldStates[status];
    if (kind === undefined) return [];
    return [
      {
        ...plain,
        id: `withdrawal:${id}:${status}:${at}`,
        kind,
        at,
        to: paths.withdraw({ tab: 'records', receipt: receiptNumber }),
        amount: { value: amount, unit: coin },
        said: reason,
        day: status === 'APPROVED' ? expectedOn : null,
      },
    ];
  });
}

function ofConvert(order: Nodes<'convertOrders'>): readonly OrderNotice[] {
  const { id, receiptNumber, from, to, amount, actualAmount, endedAt } = order;
  if (endedAt === null) return [];
  return [
    {
      ...plain,
      id: `convert:${id}`,
      kind: 'convertSettled',
      at: endedAt,
      to: paths.convert({ tab: 'records', receipt: receiptNumber }),
      amount: { value: amount, unit: from },
      got: { value: actualAmount, unit: to },
    },
  ];
}

function ofTransfer(transfer: Nodes<'transfers'>): OrderNotice {
  const { id, receiptNumber, counterparty, coin, actualAmount, note, occurredAt } = transfer;
  const day = businessDay(new Date(occurredAt));
  return {
    ...plain,
    id: `transfer:${id}`,
    kind: 'transferReceived',
    at: occurredAt,
    to: paths.records({ coin, type: ['TRANSFER'], from: day, to: day, receipt: receiptNumber }),
    amount: { value: actualAmount, unit: coin },
    isGain: true,
    said: note,
    name: counterparty,
  };
}

const ofAnnouncement = ({ id, title, publishedAt }: NoticesQuery['media'][number]): AnnouncementNotice => ({
  id: `announcement:${id}`,
  kind: 'announcement',
  at: publishedAt,
  to: paths.index({ announcement: id }),
  title,
});

/** How many are told: older ones are among the records. */
export const mostNotices = 30;

/** What there is to tell the member, newest first. */
export function noticesOf(data: NoticesQuery): readonly Notice[] {
  const nodesOf = <T>({ edges }: { edges: readonly { node: T }[] }) => edges.map(({ node }) => node);
  return [
    ...nodesOf(data.deposits).flatMap(ofDeposit),
    ...nodesOf(data.withdrawals).flatMap(ofWithdrawal),
    ...nodesOf(data.convertOrders).flatMap(ofConvert),
    ...nodesOf(data.transfers).map(ofTransfer),
    ...data.media.map(ofAnnouncement),
  ]
    .sort((one, other) => Date.parse(other.at) - Date.parse(one.at))
    .slice(0, mostNotices);
}

/** Those that came after the member last looked. */
export const unseenOf = (notices: readonly Notice[], seenAt: number): readonly Notice[] =>
  notices.filter(({ at }) => Date.parse(at) > seenAt);
