/** The members of a simulation: they register, each invited by an earlier one, sign in, and act through the platform's calls. */
import { isDeepStrictEqual } from 'node:util';

import { domains, type Endpoint, type RequestOf, type ResultOf } from '@portal/schema/rest';

import { parseAmount } from '../../src/ledger/amount.ts';
import type { Clock } from '../../src/clock.ts';
import type { TestClient } from '../client.ts';
import { testCaptcha, testPassword, testTransactionPassword } from '../testing.ts';
import type { Actor } from './act.ts';
import { Random } from './random.ts';

const { assets, member, session } = domains;

/** How often a request that moves credits is sent twice, because its answer was lost. */
const sentTwice = 0.1;

interface Account {
  readonly userName: string;
  readonly ip: string;
  /** The terms that the member has accepted last. */
  termsId?: string;
}
/** A member whose account is opened. */
export interface Registered extends Account {
  readonly referralId: string;
}

export class Population {
  readonly #client: Pick<TestClient, 'call'>;
  readonly #clock: Clock;
  readonly #seed: string;
  readonly #members: Registered[] = [];
  #keys = 0;
  #visits = 0;

  constructor(client: Pick<TestClient, 'call'>, clock: Clock, seed: string) {
    this.#client = client;
    this.#clock = clock;
    this.#seed = seed;
  }

  get size(): number {
    return this.#members.length;
  }

  /** The user name of one of them. */
  readonly pick = (random: Random): string | undefined => random.pick(this.#members)?.userName;

  /** Registers one more, invited by one who is there. */
  async register(): Promise<void> {
    const number = this.#members.length;
    const random = new Random(this.#seed, 'registers', number);
    const [userName, ip] = [
      `simulated${number}`,
      `10.${number >> 16}.${(number >> 8) & 255}.${number & 255}`,
    ];
    this.#members.push(await this.enrol({ userName, ip }, random.pick(this.#members)?.referralId));
  }

  /** Registers someone who is none of the members that the others and the operator deal with. */
  async enrol({ userName, ip }: Account, referralId: string | undefined): Promise<Registered> {
    const captcha = await this.#call(session.captchaImage, {}, { ip });
    await this.#call(
      session.userRegister,
      {
        userName,
        password: testPassword,
        transactionPassword: testTransactionPassword,
        countryCode: 'ID',
        captchaId: captcha.captchaId,
        captcha: testCaptcha,
        email: null,
        referralId: referralId ?? null,
      },
      { ip },
    );
    const account: Account = { userName, ip };
    const token = await this.#signIn(account);
    const own = await this.#call(member.userInfo, {}, { ip, token });
    return { ...account, referralId: own.referralId };
  }

  /** Signs a member in, as one who acts on a day. */
  actor(index: number, day: number, comeBack: Actor['comeBack']): Promise<Actor> {
    const registered = this.#members[index];
    if (registered === undefined) throw new RangeError(`there is no member ${index}`);
    // By the visit: one who comes back on the same day, even at the same time, does other things.
    const random = new Random(this.#seed, 'acts', day, index, (this.#visits += 1));
    return this.actorOf(registered, random, comeBack);
  }

  /** Signs one in who acts by a plan. */
  async actorOf(
    registered: Registered,
    random: Random,
    comeBack: Actor['comeBack'] = () => undefined,
  ): Promise<Actor> {
    const { userName, ip } = registered;
    const token = await this.#signIn(registered);
    const clock = this.#clock;
    const call: Actor['call'] = async (endpoint, data) => {
      const result = await this.#call(endpoint, data, { ip, token });
      if (endpoint.effect === 'money' && random.chance(sentTwice)) {
        const again = await this.#call(endpoint, data, { ip, token });
        if (!isDeepStrictEqual(again, result))
          throw new Error(`${endpoint.path} answered otherwise when ${userName} sent it again`);
      }
      return result;
    };
    return {
      userName,
      get now() {
        return clock.now();
      },
      random,
      comeBack,
      call,
      other: () => random.pick(this.#members.filter((one) => one !== registered))?.userName,
      available: async (coin) => {
        const { records } = await call(assets.assetsList, {});
        return parseAmount(records.find(({ coinName }) => coinName === coin)?.assetsAvailable ?? '0');
      },
      confirmed: () => ({
        idempotencyKey: `simulated-${(this.#keys += 1).toString().padStart(8, '0')}`,
        transactionPassword: testTransactionPassword,
      }),
    };
  }

  /** Signs a member in, who accepts the terms where other ones have come into force. */
  async #signIn(account: Account): Promise<string> {
    const { userName, ip } = account;
    const { token } = await this.#call(session.login, { userName, password: testPassword }, { ip });
    const { records } = await this.#call(member.appMediaList, { type: 'TERMS' }, { ip });
    const [terms] = records;
    if (terms !== undefined && terms.id !== account.termsId) {
      await this.#call(member.updateAgreeStatus, { agreeStatus: 1, termsId: terms.id }, { ip, token });
      account.termsId = terms.id;
    }
    return token;
  }

  async #call<E extends Endpoint>(
    endpoint: E,
    data: RequestOf<E>,
    options: { readonly ip: string; readonly token?: string },
  ): Promise<ResultOf<E>> {
    const { result, message } = await this.#client.call(endpoint, data, { ...options, language: 'en-US' });
    if (result === undefined) throw new Error(`${endpoint.path} ${JSON.stringify(data)}: ${message}`);
    return result;
  }
}
