/** The members of a simulation: each registers by an invitation of an earlier one, signs in and calls the platform. */
import { isDeepStrictEqual } from 'node:util';
import { domains, type Endpoint, type RequestOf, type AnswerOf } from '@portal/schema/rest';
import type { Clock } from '../../src/kernel/clock.ts';
import { parseAmount } from '../../src/ledger/amount.ts';
import type { TestClient } from '../client.ts';
import { testCaptcha, testPassword, testTransactionPassword } from '../testing.ts';
import type { Actor } from './act.ts';
import { Random } from './random.ts';

const { assets, member, session } = domains;

/** Share of money requests that are sent twice, as if the answer was lost. */
const sentTwice = 0.1;

interface Account {
  readonly userName: string;
  readonly ip: string;
  /** The last accepted terms. */
  termsId?: string;
}
/** A registered member. */
export interface Registered extends Account {
  readonly referralId: string | null;
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

  /** The user name of a random member. */
  readonly pick = (random: Random): string | undefined => random.pick(this.#members)?.userName;

  /** Registers another member, invited by a random one. */
  async register(): Promise<void> {
    const number = this.#members.length;
    const random = new Random(this.#seed, 'registers', number);
    const [userName, ip] = [
      `simulated${number}`,
      `10.${number >> 16}.${(number >> 8) & 255}.${number & 255}`,
    ];
    this.#members.push(
      await this.enrol({ userName, ip }, random.pick(this.#members)?.referralId ?? undefined),
    );
  }

  /** Registers a member who is not picked by others or the operator. */
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

  /** Signs a member in to act on a day. */
  actor(index: number, day: number, comeBack: Actor['comeBack']): Promise<Actor> {
    const registered = this.#members[index];
    if (registered === undefined) throw new RangeError(`there is no member ${index}`);
    // Seeded by visit, so that a second visit on the same day does other things.
    const random = new Random(this.#seed, 'acts', day, index, (this.#visits += 1));
    return this.actorOf(registered, random, comeBack);
  }

  /** Signs a member in with a random plan. */
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
      isClosed: async ({ path }) => {
        const { restrictions } = await call(member.userInfo, {});
        return restrictions?.some(({ paths }) => paths.includes(path)) ?? false;
      },
      confirmed: () => ({
        idempotencyKey: `simulated-${(this.#keys += 1).toString().padStart(8, '0')}`,
        transactionPassword: testTransactionPassword,
      }),
    };
  }

  /** Signs a member in and accepts new terms if there are any. */
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
  ): Promise<AnswerOf<E>> {
    const { result, message } = await this.#client.call(endpoint, data, { ...options, language: 'en-US' });
    if (result === undefined) throw new Error(`${endpoint.path} ${JSON.stringify(data)}: ${message}`);
    return result;
  }
}
