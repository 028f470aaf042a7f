/** Whether the gateway can serve, as /readyz reports it. */
import type { Redis } from 'ioredis';
import type { Lifecycle } from '../http/lifecycle.ts';
import type { PlatformClient } from '../platform-client/platform-client.ts';

/** The state of one dependency of the gateway. */
export interface DependencyState {
  readonly status: 'up' | 'down';
  readonly latencyMs: number;
}

/** The answer of /readyz. Without Redis the gateway still serves, so losing it only degrades the gateway. */
export interface Readiness {
  readonly status: 'ready' | 'degraded' | 'unready' | 'draining';
  readonly dependencies: Readonly<Record<string, DependencyState>>;
}

/** Time limit of a check, and how long its result is reused, in ms. */
const timeoutMs = 2000;
const keptMs = 1500;

async function check(isUp: Promise<boolean>): Promise<DependencyState> {
  const begin = performance.now();
  const status = (await isUp) ? 'up' : 'down';
  return { status, latencyMs: Math.round(performance.now() - begin) };
}

/** Checks the dependencies, at most every one and a half seconds, however often /readyz is called. */
export class ReadinessCheck {
  readonly #platform: PlatformClient;
  readonly #redis: Redis | undefined;
  readonly #lifecycle: Lifecycle;
  #last: Promise<Readiness['dependencies']> | undefined;

  constructor(platform: PlatformClient, redis: Redis | undefined, lifecycle: Lifecycle) {
    this.#platform = platform;
    this.#redis = redis;
    this.#lifecycle = lifecycle;
  }

  /** The current state, from the last check or a new one. */
  async getState(): Promise<Readiness> {
    this.#last ??= this.#begin();
    const dependencies = await this.#last;
    if (this.#lifecycle.isDraining) return { status: 'draining', dependencies };
    if (dependencies['platform']?.status !== 'up') return { status: 'unready', dependencies };
    return { status: dependencies['redis']?.status === 'down' ? 'degraded' : 'ready', dependencies };
  }

  #begin(): Promise<Readiness['dependencies']> {
    const checks = this.#checkAll();
    const forget = (): void => {
      setTimeout(() => (this.#last = undefined), keptMs).unref();
    };
    checks.then(forget, forget);
    return checks;
  }

  async #checkAll(): Promise<Readiness['dependencies']> {
    const redis = this.#redis;
    const [platform, shared] = await Promise.all([
      check(this.#platform.answersWithin(timeoutMs)),
      redis === undefined ? undefined : check(answersPing(redis)),
    ]);
    return { platform, ...(shared && { redis: shared }) };
  }
}

const answersPing = (redis: Redis): Promise<boolean> =>
  redis.ping().then(
    () => true,
    () => false,
  );
