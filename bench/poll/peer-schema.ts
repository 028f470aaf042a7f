/** The poll's part of the portal's schema with resolvers that all other servers use. */
import { typeDefs as sdl } from '@portal/schema/graphql';
import { assetsList, userInfo } from './naive-client.ts';

export const typeDefs = sdl;

/** What a resolver of a peer is given. */
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

export const resolvers = {
  Query: {
    async me(_parent: unknown, _args: unknown, { token, ip }: PeerContext) {
      const info = (await userInfo(token, ip)) as UserInfo;
      return {
        id: info['id'],
        userName: info['userName'],
        maskedEmail: info['email'],
        countryCode: info['countryCode'],
        referralId: info['referralId'],
        level: { number: info.level, englishName: info['levelEn'], chineseName: info['levelCn'] },
        commitmentEnabled: info['commitmentPackageStatus'] === 1,
        otcEnabled: info['otcStatus'] === 1,
        matchingCodesEnabled: info['matchingCodeStatus'] === 1,
        agreementAccepted: info['agreeStatus'] === 1,
        registeredAt: new Date(info['createTime'] as number).toISOString(),
      };
    },
    async assets(_parent: unknown, _args: unknown, { token, ip }: PeerContext) {
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
        })),
      }));
    },
  },
};

/** The caller, from the headers that a browser sends. */
export const contextOf = (authorization: string | undefined, ip: string): PeerContext => ({
  token: (authorization ?? '').slice('Bearer '.length),
  ip,
});
