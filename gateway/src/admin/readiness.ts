/** Whether the gateway can serve: what /readyz says. */
import type { Redis } from 'ioredis';
import type { Lifecycle } from '../http/lifecycle.ts';
import type { PlatformClient } from '../platform-client/platform-client.ts';

/** State of something the gateway depends on. */
export interface DependencyState {
  readonly status: 'up' | 'down';
  readonly latencyMs: number;
}

/** What /readyz answers. Without Redis the gateway still serves, so that one only degrades it. */
export interface Readiness {
  readonly status: 'ready' | 'degraded' | 'unready' | 'draining';
  readonly dependencies: Readonly<Record<string, DependencyState>>;
}

/** How long a check may take, and how long its outcome is kept, in ms. */
const patienceMs = 2000;
const keptMs = 1500;

async function check(isUp: Promise<boolean>): Promise<DependencyState> {
  const begin = performance.now();
  const status = (await isUp) ? 'up' : 'down';
  return { status, latencyMs: Math.round(performance.now() - begin) };
}

/** Asks the dependencies, at most every one and a half seconds however often it is asked itself. */
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

  /** What holds now. */
  async ask(): Promise<Readiness> {
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
      check(this.#platform.answersWithin(patienceMs)),
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
