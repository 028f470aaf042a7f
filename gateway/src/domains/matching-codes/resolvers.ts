import { domains, type ResultOf } from '@portal/schema/rest';
import type { MatchingCode, MatchingCodeRecord, Resolvers } from '../../generated/resolvers.ts';
import { toConnection, toPageRequest } from '../../mapping/connection.ts';
import { toIso, toIsoOrNull } from '../../mapping/time.ts';

const { 'matching-codes': matchingCodes } = domains;

type Code = ResultOf<typeof matchingCodes.matchingCodeList>['records'][number];
type Order = NonNullable<ResultOf<typeof matchingCodes.buyMatchingCode>>;

const toMatchingCode = (code: Code): MatchingCode => ({
  id: code.id,
  receiptNumber: code.receiptNo,
  transactionNumber: code.transactionNo,
  status: code.status,
  code: code.code,
  packageId: code.matchingId,
  name: code.name,
  amount: code.amount,
  blockingReason: code.blockingReason,
  fromUserName: code.fromUserName,
  toUserName: code.toUserName,
  contractId: code.buyMatchingId,
  createdAt: toIso(code.createTime),
  endedAt: toIsoOrNull(code.endTime),
});

const toRecord = (order: Order): MatchingCodeRecord => ({
  id: order.id,
  receiptNumber: order.receiptNo,
  transactionNumber: order.transactionNo,
  type: order.type,
  packageId: order.matchingId,
  name: order.name,
  quantity: order.quantity,
  amount: order.amount,
  counterparty: order.counterparty,
  contractId: order.buyMatchingId,
  reason: order.reason,
  occurredAt: toIso(order.createTime),
});

/** PIN codes; the platform calls them matching codes. */
export const matchingCodesResolvers: Resolvers = {
  Query: {
    async matchingCodes(_parent, { filter, ...page }, context) {
      const request = { status: filter?.status ?? null, ...toPageRequest(page) };
      return toConnection(await context.call(matchingCodes.matchingCodeList, request), page, toMatchingCode);
    },
    async matchingCodeRecords(_parent, { filter, ...page }, context) {
      const request = {
        type: filter?.type ?? null,
        idempotencyKey: filter?.idempotencyKey ?? null,
        ...toPageRequest(page),
      };
      return toConnection(await context.call(matchingCodes.matchingCodeRecordList, request), page, toRecord);
    },
  },
  Mutation: {
    async buyMatchingCodes(_parent, { input: { packageId: matchingId, ...input } }, context) {
      const request = { matchingId, ...input };
      const record = await context.call(matchingCodes.buyMatchingCode, request, { matchingId: 'packageId' });
      return { record: record && toRecord(record) };
    },
    async activateMatchingCode(_parent, { input: { code, ...input } }, context) {
      // Omits absent fields, so that they cannot be refused.
      const request = { ...input, ...(code != null && { matchingCode: code }) };
      const record = await context.call(matchingCodes.activeMatchingCode, request, { matchingCode: 'code' });
      return { record: record && toRecord(record) };
    },
    async transferMatchingCode(_parent, { input }, context) {
      const record = await context.call(matchingCodes.transferMatchingCode, { ...input });
      return { record: record && toRecord(record) };
    },
  },
};
