/** Two members and what they hold, in memory: a restart begins again. */
import { randomUUID, scryptSync, timingSafeEqual } from 'node:crypto';
import { formatAmount, parseAmount } from './amounts.mjs';

/** A refusal in words for the member: code 9001. */
export class Refusal extends Error {}

const hash = (password, salt) => scryptSync(password, salt, 32);

function createMember(id, userName, balances) {
  const salt = randomUUID();
  return {
    id,
    userName,
    salt,
    password: hash('Portal2026', salt),
    transactionPassword: hash('Credits2026', salt),
    balances: new Map(Object.entries(balances).map(([coin, amount]) => [coin, parseAmount(amount)])),
    records: [],
  };
}

const members = [
  createMember(1001, 'aiko', { CASH_POINT: '1250.5', USDT_POINT: '300', GMT: '42' }),
  createMember(1002, 'budi', { CASH_POINT: '80' }),
];
const sessions = new Map();
const transfers = new Map();

const byName = (userName) => members.find((member) => member.userName === String(userName).toLowerCase());

const isPassword = (member, hashed, password) => timingSafeEqual(hashed, hash(String(password), member.salt));

/** The member of a session; undefined for an unknown token. */
export const memberOf = (token) => sessions.get(token);

/** Signs a member in and returns the token. */
export function signIn({ userName, password }) {
  const member = byName(userName);
  if (member === undefined || !isPassword(member, member.password, password))
    throw new Refusal('The user name or the password is wrong.');
  const token = randomUUID();
  sessions.set(token, member);
  return token;
}

/** What a member has of each credit. */
export const balancesOf = ({ balances }) =>
  Array.from(balances, ([coinName, amount]) => ({ coinName, assetsAvailable: formatAmount(amount) }));

function record(member, transactionNo, coinName, amount, counterparty) {
  const number = member.records.length + 1;
  member.records.unshift({
    id: number,
    receiptNo: `R${member.id}${number}`,
    transactionNo,
    createTime: new Date().toISOString(),
    coinName,
    recordType: 'TRANSFER',
    status: 'COMPLETED',
    amount,
    counterparty,
  });
}

/** Moves credits to another member, once for each key. */
export function transfer(
  sender,
  { idempotencyKey, coinName, amount: text, toUserName, transactionPassword },
) {
  if (transfers.has(idempotencyKey)) return;
  if (!isPassword(sender, sender.transactionPassword, transactionPassword))
    throw new Refusal('The transaction password is wrong.');
  const recipient = byName(toUserName);
  if (recipient === undefined || recipient === sender) throw new Refusal('There is no such member.');
  const amount = parseAmount(text);
  if (amount === undefined) throw new Refusal('Enter an amount above 0.');
  const held = sender.balances.get(coinName) ?? 0n;
  if (amount > held) throw new Refusal(`Your balance is ${formatAmount(held)}.`);
  sender.balances.set(coinName, held - amount);
  recipient.balances.set(coinName, (recipient.balances.get(coinName) ?? 0n) + amount);
  const transactionNo = randomUUID();
  record(sender, transactionNo, coinName, `-${formatAmount(amount)}`, recipient.userName);
  record(recipient, transactionNo, coinName, formatAmount(amount), sender.userName);
  transfers.set(idempotencyKey, { sender, transactionNo });
}

/** A member's transfers, newest first; only the one with an idempotency key, if there is one. */
export function transfersOf(member, { direction, idempotencyKey }) {
  const placed = transfers.get(idempotencyKey);
  return member.records
    .map(({ amount, ...record }) => {
      const isSent = amount.startsWith('-');
      return { ...record, direction: isSent ? 'OUT' : 'IN', amount: amount.replace('-', '') };
    })
    .filter((one) => direction == null || one.direction === direction)
    .filter(
      ({ transactionNo }) =>
        idempotencyKey == null || (placed?.sender === member && placed.transactionNo === transactionNo),
    );
}
