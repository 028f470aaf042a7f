/** The poll's part of the portal's schema, with the resolvers of all other servers. */
import { typeDefs as sdl } from '@portal/schema/graphql';
import { assetsList, userInfo } from './naive-client.ts';

export const typeDefs = sdl;

/** The caller, as resolvers of a peer receive it. */
export interface PeerContext {
  readonly token: string;
  readonly ip: string;
}

interface UserInfo {
  readonly [name: string]: unknown;
  readonly level: number;
}

interface AssetsList {
  readonly records: readonly {
    readonly coinName: string;
    readonly assetsAvailable: string;
    readonly assetsFrozen: string;
    readonly assetsLocked: string;
    readonly holds: readonly {
      readonly reason: string;
      readonly balanceState: string;
      readonly amount: string;
    }[];
  }[];
}

const toIso = (epochMs: unknown): string => new Date(epochMs as number).toISOString();

/** The member, with exactly the fields of the operation: the limit sends them as they are. */
export async function readMe({ token, ip }: PeerContext) {
  const info = (await userInfo(token, ip)) as UserInfo;
  return {
    id: info['id'],
    userName: info['userName'],
    maskedEmail: info['email'],
    countryCode: info['countryCode'],
    referralId: info['referralId'],
    level: {
      number: info.level,
      englishName: info['levelEn'],
      chineseName: info['levelCn'],
      __typename: 'Level',
    },
    commitmentEnabled: info['commitmentPackageStatus'] === 1,
    otcEnabled: info['otcStatus'] === 1,
    matchingCodesEnabled: info['matchingCodeStatus'] === 1,
    hasSecondFactor: info['secondFactorStatus'] === 1,
    confirmsWithFactor: info['factorConfirmStatus'] === 1,
    idleLimitMinutes: info['sessionIdleMinutes'],
    agreementAccepted: info['agreeStatus'] === 1,
    restrictions: info['restrictions'],
    registeredAt: toIso(info['createTime']),
    identity:
      info['kycStatus'] === null
        ? null
        : {
            status: info['kycStatus'],
            maskedNumber: info['identityNumber'],
            reason: info['kycReason'],
            submittedAt: info['kycSubmitTime'] === null ? null : toIso(info['kycSubmitTime']),
            decidedAt: info['kycDecideTime'] === null ? null : toIso(info['kycDecideTime']),
            __typename: 'Identity',
          },
    __typename: 'Member',
  };
}

/** The seven credits, with exactly the fields of the operation. */
export async function readAssets({ token, ip }: PeerContext) {
  const { records } = (await assetsList(token, ip)) as AssetsList;
  return records.map((record) => ({
    id: record.coinName,
    coin: record.coinName,
    available: record.assetsAvailable,
    frozen: record.assetsFrozen,
    locked: record.assetsLocked,
    holds: record.holds.map((hold) => ({
      reason: hold.reason,
      state: hold.balanceState,
      amount: hold.amount,
      __typename: 'Hold',
    })),
    __typename: 'Asset',
  }));
}

export const resolvers = {
  Query: {
    me: (_parent: unknown, _args: unknown, context: PeerContext) => readMe(context),
    assets: (_parent: unknown, _args: unknown, context: PeerContext) => readAssets(context),
  },
};

/** The caller, from the headers that a browser sends. */
export const contextOf = (authorization: string | undefined, ip: string): PeerContext => ({
  token: (authorization ?? '').slice('Bearer '.length),
  ip,
});
