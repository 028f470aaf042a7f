/** A real EVM node, Anvil of Foundry, with mining, forks and pruning. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';
import { createTestClient, encodeAbiParameters, http, publicActions, walletActions, type Hex } from 'viem';
import { freePort } from '../../scripts/free-ports.ts';
import { evmTokens } from '../src/chain/tokens.ts';

/** Path of the `anvil` program, e.g. from the package @foundry-rs/anvil-linux-amd64. */
export const anvilPath = process.env['TEST_ANVIL'];

/** A transfer of a transaction, in the token's smallest unit. */
export interface Movement {
  readonly to: string;
  readonly value: bigint;
}

/** A value at which the contract reverts. */
export const reverting = 2n ** 256n - 1n;

/**
 * A contract that emits `Transfer(caller, to, value)` for each pair of words after the first four bytes of its input,
 * regardless of balances, and reverts at {@link reverting}. So `transfer(to, value)` behaves like that of a token.
 */
const tokenCode: Hex = `0x${[
  '6004', // i = 4
  '5b36811015604757', // loop: end unless i < calldatasize
  '806020013580', // value
  '1915604957', // revert at the highest
  '600052', // memory = value
  '803533', // to, from
  '7fddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef',
  '60206000a3', // log
  '604001600256', // i += 64, again
  '5b00', // end
  '5b60006000fd', // revert
].join('')}`;

/** `transfer(address,uint256)` */
const transferSelector = 'a9059cbb';

/** The first account of Anvil, which has funds. */
const sender = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';

const clientOf = (url: string) =>
  createTestClient({ mode: 'anvil', transport: http(url) })
    .extend(publicActions)
    .extend(walletActions);

export class Anvil {
  readonly url: string;
  readonly client: ReturnType<typeof clientOf>;
  readonly #port: number;
  readonly #chainId: number;
  #process: ChildProcess | undefined;

  private constructor(chainId: number, port: number) {
    this.#chainId = chainId;
    this.#port = port;
    this.url = `http://127.0.0.1:${port}`;
    this.client = clientOf(this.url);
  }

  /** Starts a chain with this id and USDT at its address there. A block is mined for each transaction. */
  static async start(chainId: number): Promise<Anvil> {
    const anvil = new Anvil(chainId, await freePort());
    await anvil.launch();
    return anvil;
  }

  /** Starts the process as this chain or another one; earlier state is lost. */
  async launch(chainId = this.#chainId): Promise<void> {
    if (anvilPath === undefined) throw new Error('TEST_ANVIL is not set');
    const args = ['--port', `${this.#port}`, '--chain-id', `${chainId}`, '--silent'];
    this.#process = spawn(anvilPath, args, { stdio: 'ignore' });
    for (;;) {
      if (this.#process.exitCode !== null) throw new Error('anvil ended');
      if ((await this.client.getChainId().catch(() => undefined)) !== undefined) break;
      await setTimeout(50);
    }
    await this.setToken(this.contract);
  }

  /** Ends the process; the endpoint then refuses connections. */
  async kill(): Promise<void> {
    const running = this.#process;
    this.#process = undefined;
    if (running?.exitCode !== null) return;
    const ended = once(running, 'exit');
    running.kill('SIGKILL');
    await ended;
  }

  /** Stops answering while connections stay open. */
  async pause(): Promise<void> {
    this.#process?.kill('SIGSTOP');
    // On a busy machine it may still answer for a moment.
    const isStopped = async () =>
      (await readFile(`/proc/${this.#process?.pid}/stat`, 'utf8')).includes(' T ');
    while (!(await isStopped())) await setTimeout(5);
  }

  resume(): void {
    this.#process?.kill('SIGCONT');
  }

  /** The USDT contract of the chain. */
  get contract(): Hex {
    const token = Object.values(evmTokens).find(({ chainId }) => chainId === this.#chainId);
    return (token?.contract ?? '0x00000000000000000000000000000000000070ce') as Hex;
  }

  /** Installs the token's code at an address. */
  async setToken(address: Hex): Promise<void> {
    await this.client.setCode({ address, bytecode: tokenCode });
  }

  /** Sends one transaction with these transfers and returns its hash, whether mined or not. */
  async send(movements: readonly Movement[], contract: Hex = this.contract): Promise<Hex> {
    const words = movements.map(({ to, value }) =>
      encodeAbiParameters([{ type: 'address' }, { type: 'uint256' }], [to as Hex, value]).slice(2),
    );
    return this.client.sendTransaction({
      account: sender,
      chain: null,
      to: contract,
      data: `0x${transferSelector}${words.join('')}`,
      gas: 1_000_000n,
    });
  }

  /** Sends the transfers through a smart contract that calls the token. */
  async sendThroughContract(movements: readonly Movement[]): Promise<Hex> {
    const forwarder: Hex = '0x00000000000000000000000000000000000f0047';
    // Passes its input on to the token.
    const code = `36600060003760006000366000600073${this.contract.slice(2)}5af100`;
    await this.client.setCode({ address: forwarder, bytecode: `0x${code}` });
    return this.send(movements, forwarder);
  }

  /** Mines blocks. */
  async mine(blocks: number): Promise<void> {
    await this.client.mine({ blocks });
  }
}
