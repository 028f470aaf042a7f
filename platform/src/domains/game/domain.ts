import { defineDomain } from '../../declaration/domain.ts';
import { requireAccount, bindWallet, register, signIn, getWagered } from './accounts.ts';
import { audit } from './audit.ts';
import { demo } from './demo.ts';
import { fields } from './fields.ts';
import { assignBalances, returnFromOwnGame } from './jobs.ts';
import { cashOut, enter, getKingdomInfo, playRound } from './kingdom.ts';
import { deleteOldLaunches, launch } from './launch.ts';
import { commands } from './operator.ts';
import { listTransfers } from './orders.ts';
import { deposit } from './place.ts';
import { refusals } from './refusals.ts';
import { takeOrder } from './settle.ts';

export const game = defineDomain({
  name: 'game',
  refusals,
  fields,
  routes: (services, { addressChecks }) => ({
    gmtUserInfo: ({ member }) => requireAccount(services.database, member.id),
    gmtRegister: ({ member, data }) => register(services, member.id, data),
    gmtLogin: ({ member }) => signIn(services, member.id),
    deposit: ({ member, data }) => deposit(services, member.id, data),
    gmtBind: ({ member, data }) => bindWallet(services, addressChecks, member.id, data),
    gmtBetFlowAmountInfo: ({ member }) => getWagered(services.database, member.id),
    launchGames: ({ member }) => launch(services, member),
    gameTransferList: ({ member, data }) => listTransfers(services.database, member.id, data),
    gameOrder: ({ data }) => takeOrder(services, data),
    enterHashKingdom: ({ data }) => enter(services, data),
    hashKingdomInfo: ({ data }) => getKingdomInfo(services, data),
    playHashKingdom: ({ data }) => playRound(services, data),
    cashOutOfHashKingdom: ({ data }) => cashOut(services, data),
  }),
  jobs: [assignBalances, returnFromOwnGame],
  commands,
  retention: [deleteOldLaunches],
  audit,
  demo,
});
