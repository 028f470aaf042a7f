import type { domains, ParsedRequestOf } from '@portal/schema/rest';
import { formatAmount, parsePositiveAmount } from '../../ledger/amount.ts';
import type { Services } from '../../services/services.ts';
import { checkAmount } from '../amount-limits.ts';
import { runMemberOperation } from '../member/index.ts';
import { requireBound } from './accounts.ts';
import { gameInForce } from './holder.ts';
import { operationNames, placeOrder, type TransferView } from './orders.ts';
import { requireOpen } from './rules.ts';

type Request = ParsedRequestOf<(typeof domains)['game']['deposit']>;

/**
 * Moves game credits to the current game. Refused with GAME_ELSEWHERE while another game holds credits of the member.
 */
export function deposit(services: Services, memberId: bigint, data: Request): Promise<TransferView> {
  const amount = parsePositiveAmount(data.amount);
  const input = { amount: formatAmount(amount) };
  const request = { memberId, action: operationNames.OUT, data, input };
  return runMemberOperation<TransferView>(services, request, async (operation) => {
    const { transfer } = await requireOpen(operation.tx);
    checkAmount(amount, transfer);
    const account = await requireBound(operation.tx, memberId);
    return placeOrder(operation, { account, type: 'OUT', game: gameInForce(services), amount });
  });
}
