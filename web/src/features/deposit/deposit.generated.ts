/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/schema.ts';

import * as ApolloHooks from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A bank deposit reported by the member. */
export type BankDepositInput = {
  /** The amount in US dollars. */
  amount: string;
  /** The receiving account of the platform, from the channel. */
  bankAccountId: string;
  /** The channel. */
  channelId: string;
  /**
   * Idempotency key, generated once per intended deposit: 16 to 64 letters, digits and dashes, such as a UUID. If no
   * answer arrives, repeat the same input with the same key: it makes only one deposit, and every repetition gets the
   * first answer. The key is refused with another input; use a new one after a refusal.
   */
  idempotencyKey: string;
  /** The rate shown to the member. If it has changed, the deposit is refused with the new one. */
  rate: string;
  /** A picture of the receipt: JPEG, PNG or WebP, at most 5 MB. */
  receiptImage: File;
  /** The bank's receipt number with its separators. A payment can be reported once and is credited once. */
  reference: string;
};

/** The result of looking up the transaction hash of a deposit on the chain. */
export type ChainCheck =
  /** The transaction sent at least this amount to the member's address. */
  | 'CONFIRMED'
  /** A smart contract sent it, which is not accepted. */
  | 'CONTRACT'
  /** The transaction failed, went to another address, or sent another amount. */
  | 'MISMATCH'
  /** Not looked up: no hash was given, or this network is not checked. */
  | 'NOT_CHECKED'
  /** There is no such transaction. */
  | 'NOT_FOUND'
  /** Not looked up yet, or the chain has not answered. */
  | 'WAITING';

/** Which deposits to list. Omitted fields match all. */
export type DepositFilter = {
  /** Only the deposit made with this `idempotencyKey`: none if the key is unknown or its request was refused. */
  idempotencyKey?: string | null | undefined;
  /** Only on-chain or only bank. */
  method?: PaymentMethod | null | undefined;
  /** Only this network; on-chain. */
  network?: WalletNetwork | null | undefined;
  /** Only this state. */
  status?: DepositStatus | null | undefined;
};

/** How the remainder of a deposit over a multiple is handled. */
export type DepositRemainderRule =
  /** It is held until the operator decides. */
  | 'HELD'
  /** It is not credited. */
  | 'KEPT';

/** The state of the remainder of a deposit. */
export type DepositRemainderState =
  /** It was credited later, with its own record under the same receipt number. */
  | 'CREDITED'
  /** It is held until the operator decides. */
  | 'HELD'
  /** It is not credited. */
  | 'KEPT';

/** The status of a deposit. */
export type DepositStatus =
  /** It arrived and was credited. */
  | 'APPROVED'
  /** Submitted; the platform checks whether it arrived. */
  | 'PENDING_REVIEW'
  /** It was not credited, for the given reason. */
  | 'REJECTED';

/** A USDT deposit reported by the member. */
export type OnChainDepositInput = {
  /** The amount in USDT. */
  amount: string;
  /**
   * Idempotency key, generated once per intended deposit: 16 to 64 letters, digits and dashes, such as a UUID. If no
   * answer arrives, repeat the same input with the same key: it makes only one deposit, and every repetition gets the
   * first answer. The key is refused with another input; use a new one after a refusal.
   */
  idempotencyKey: string;
  /** The network it was sent on. */
  network: WalletNetwork;
  /** A picture of the receipt: JPEG, PNG or WebP, at most 5 MB. */
  receiptImage?: File | null | undefined;
  /**
   * Transaction hash, or the receipt number of the sending exchange. A payment can be reported once, in any notation of
   * its hash, and is credited once.
   */
  reference: string;
};

/** How an order is paid: over a blockchain or through a bank. */
export type PaymentMethod =
  /** A bank transfer. */
  | 'BANK'
  /** USDT on a blockchain. */
  | 'ON_CHAIN';

/** A blockchain on which USDT moves. */
export type WalletNetwork =
  /** BNB Smart Chain. Addresses are 0x and 40 hexadecimal digits. */
  | 'BEP20'
  /** Ethereum. Addresses are 0x and 40 hexadecimal digits, like those of BEP20, so the network must be chosen carefully. */
  | 'ERC20'
  /** TRON. Addresses begin with T and have 34 characters. */
  | 'TRC20';

export type DepositConfigQueryVariables = Exact<{ [key: string]: never; }>;


export type DepositConfigQuery = { depositConfig: { __typename: 'DepositConfig', paymentReference: string | null, demonstration: boolean, networks: Array<{ __typename: 'DepositNetwork', network: Types.WalletNetwork, address: string | null, minimum: string | null, multiple: string | null, remainder: Types.DepositRemainderRule | null, checked: boolean }>, channels: Array<{ __typename: 'DepositChannel', id: string, name: string, minimum: string | null, multiple: string | null, remainder: Types.DepositRemainderRule | null, rate: string }>, bankAccounts: Array<{ __typename: 'SystemBankAccount', id: string, channelId: string | null, bankName: string, accountName: string, accountNumber: string, bankCode: string | null }> } };

export type RecentDepositsQueryVariables = Exact<{ [key: string]: never; }>;


export type RecentDepositsQuery = { deposits: { __typename: 'DepositConnection', edges: Array<{ __typename: 'DepositEdge', node: { __typename: 'Deposit', id: string, receiptNumber: string, method: Types.PaymentMethod, status: Types.DepositStatus, amount: string, rate: string | null, creditedAmount: string | null, remainder: string | null, remainderState: Types.DepositRemainderState | null, remainderCreditedAmount: string | null, remainderCreditedAt: string | null, network: Types.WalletNetwork | null, address: string | null, hash: string | null, reference: string | null, chainCheck: Types.ChainCheck, channel: string | null, bankAccount: string | null, hasReceiptImage: boolean, reason: string | null, transactionNumber: string | null, createdAt: string, decidedAt: string | null } }> } };

export type DepositByKeyQueryVariables = Exact<{
  idempotencyKey: string;
}>;


export type DepositByKeyQuery = { deposits: { __typename: 'DepositConnection', edges: Array<{ __typename: 'DepositEdge', node: { __typename: 'Deposit', id: string, receiptNumber: string, method: Types.PaymentMethod, status: Types.DepositStatus, amount: string, rate: string | null, creditedAmount: string | null, remainder: string | null, remainderState: Types.DepositRemainderState | null, remainderCreditedAmount: string | null, remainderCreditedAt: string | null, network: Types.WalletNetwork | null, address: string | null, hash: string | null, reference: string | null, chainCheck: Types.ChainCheck, channel: string | null, bankAccount: string | null, hasReceiptImage: boolean, reason: string | null, transactionNumber: string | null, createdAt: string, decidedAt: string | null } }> } };

export type DepositsQueryVariables = Exact<{
  filter?: Types.DepositFilter | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type DepositsQuery = { deposits: { __typename: 'DepositConnection', edges: Array<{ __typename: 'DepositEdge', node: { __typename: 'Deposit', id: string, receiptNumber: string, method: Types.PaymentMethod, status: Types.DepositStatus, amount: string, rate: string | null, creditedAmount: string | null, remainder: string | null, remainderState: Types.DepositRemainderState | null, remainderCreditedAmount: string | null, remainderCreditedAt: string | null, network: Types.WalletNetwork | null, address: string | null, hash: string | null, reference: string | null, chainCheck: Types.ChainCheck, channel: string | null, bankAccount: string | null, hasReceiptImage: boolean, reason: string | null, transactionNumber: string | null, createdAt: string, decidedAt: string | null } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } };

export type DepositReceiptImageQueryVariables = Exact<{
  depositId: string;
}>;


export type DepositReceiptImageQuery = { depositReceiptImage: { __typename: 'UploadedImage', image: string, width: number, height: number } | null };

export type SendOnChainDepositMutationVariables = Exact<{
  input: Types.OnChainDepositInput;
}>;


export type SendOnChainDepositMutation = { depositOnChain: { __typename: 'DepositPayload', deposit: { __typename: 'Deposit', id: string, receiptNumber: string, method: Types.PaymentMethod, status: Types.DepositStatus, amount: string, rate: string | null, creditedAmount: string | null, remainder: string | null, remainderState: Types.DepositRemainderState | null, remainderCreditedAmount: string | null, remainderCreditedAt: string | null, network: Types.WalletNetwork | null, address: string | null, hash: string | null, reference: string | null, chainCheck: Types.ChainCheck, channel: string | null, bankAccount: string | null, hasReceiptImage: boolean, reason: string | null, transactionNumber: string | null, createdAt: string, decidedAt: string | null } | null } };

export type SendBankDepositMutationVariables = Exact<{
  input: Types.BankDepositInput;
}>;


export type SendBankDepositMutation = { depositByBank: { __typename: 'DepositPayload', deposit: { __typename: 'Deposit', id: string, receiptNumber: string, method: Types.PaymentMethod, status: Types.DepositStatus, amount: string, rate: string | null, creditedAmount: string | null, remainder: string | null, remainderState: Types.DepositRemainderState | null, remainderCreditedAmount: string | null, remainderCreditedAt: string | null, network: Types.WalletNetwork | null, address: string | null, hash: string | null, reference: string | null, chainCheck: Types.ChainCheck, channel: string | null, bankAccount: string | null, hasReceiptImage: boolean, reason: string | null, transactionNumber: string | null, createdAt: string, decidedAt: string | null } | null } };

export type DepositPartsFragment = { __typename: 'Deposit', id: string, receiptNumber: string, method: Types.PaymentMethod, status: Types.DepositStatus, amount: string, rate: string | null, creditedAmount: string | null, remainder: string | null, remainderState: Types.DepositRemainderState | null, remainderCreditedAmount: string | null, remainderCreditedAt: string | null, network: Types.WalletNetwork | null, address: string | null, hash: string | null, reference: string | null, chainCheck: Types.ChainCheck, channel: string | null, bankAccount: string | null, hasReceiptImage: boolean, reason: string | null, transactionNumber: string | null, createdAt: string, decidedAt: string | null };

export const DepositPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DepositParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Deposit"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"receiptNumber"}},{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"rate"}},{"kind":"Field","name":{"kind":"Name","value":"creditedAmount"}},{"kind":"Field","name":{"kind":"Name","value":"remainder"}},{"kind":"Field","name":{"kind":"Name","value":"remainderState"}},{"kind":"Field","name":{"kind":"Name","value":"remainderCreditedAmount"}},{"kind":"Field","name":{"kind":"Name","value":"remainderCreditedAt"}},{"kind":"Field","name":{"kind":"Name","value":"network"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"hash"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"chainCheck"}},{"kind":"Field","name":{"kind":"Name","value":"channel"}},{"kind":"Field","name":{"kind":"Name","value":"bankAccount"}},{"kind":"Field","name":{"kind":"Name","value":"hasReceiptImage"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"transactionNumber"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"decidedAt"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<DepositPartsFragment, unknown>;
export const DepositConfigDocument = {"__meta__":{"hash":"15bd996df29f638f10863379912ce3f6bfbd2530fc56d07cfddf9b48a16280e6"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DepositConfig"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"depositConfig"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"networks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"network"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"minimum"}},{"kind":"Field","name":{"kind":"Name","value":"multiple"}},{"kind":"Field","name":{"kind":"Name","value":"remainder"}},{"kind":"Field","name":{"kind":"Name","value":"checked"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"channels"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"minimum"}},{"kind":"Field","name":{"kind":"Name","value":"multiple"}},{"kind":"Field","name":{"kind":"Name","value":"remainder"}},{"kind":"Field","name":{"kind":"Name","value":"rate"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"bankAccounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"channelId"}},{"kind":"Field","name":{"kind":"Name","value":"bankName"}},{"kind":"Field","name":{"kind":"Name","value":"accountName"}},{"kind":"Field","name":{"kind":"Name","value":"accountNumber"}},{"kind":"Field","name":{"kind":"Name","value":"bankCode"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"paymentReference"}},{"kind":"Field","name":{"kind":"Name","value":"demonstration"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<DepositConfigQuery, DepositConfigQueryVariables>;
export const RecentDepositsDocument = {"__meta__":{"hash":"851cd663e4aae4e60e0d46d5c9a06c9464bdf6bc901af740f122ef233a70f983"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RecentDeposits"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deposits"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"6"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DepositParts"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DepositParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Deposit"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"receiptNumber"}},{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"rate"}},{"kind":"Field","name":{"kind":"Name","value":"creditedAmount"}},{"kind":"Field","name":{"kind":"Name","value":"remainder"}},{"kind":"Field","name":{"kind":"Name","value":"remainderState"}},{"kind":"Field","name":{"kind":"Name","value":"remainderCreditedAmount"}},{"kind":"Field","name":{"kind":"Name","value":"remainderCreditedAt"}},{"kind":"Field","name":{"kind":"Name","value":"network"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"hash"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"chainCheck"}},{"kind":"Field","name":{"kind":"Name","value":"channel"}},{"kind":"Field","name":{"kind":"Name","value":"bankAccount"}},{"kind":"Field","name":{"kind":"Name","value":"hasReceiptImage"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"transactionNumber"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"decidedAt"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<RecentDepositsQuery, RecentDepositsQueryVariables>;
export const DepositByKeyDocument = {"__meta__":{"hash":"7c0fefc16a1d416e24882e03d0bc8840e91266ad11b3b0ecad66ae05a8246944"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DepositByKey"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deposits"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"idempotencyKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}}}]}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DepositParts"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DepositParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Deposit"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"receiptNumber"}},{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"rate"}},{"kind":"Field","name":{"kind":"Name","value":"creditedAmount"}},{"kind":"Field","name":{"kind":"Name","value":"remainder"}},{"kind":"Field","name":{"kind":"Name","value":"remainderState"}},{"kind":"Field","name":{"kind":"Name","value":"remainderCreditedAmount"}},{"kind":"Field","name":{"kind":"Name","value":"remainderCreditedAt"}},{"kind":"Field","name":{"kind":"Name","value":"network"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"hash"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"chainCheck"}},{"kind":"Field","name":{"kind":"Name","value":"channel"}},{"kind":"Field","name":{"kind":"Name","value":"bankAccount"}},{"kind":"Field","name":{"kind":"Name","value":"hasReceiptImage"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"transactionNumber"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"decidedAt"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<DepositByKeyQuery, DepositByKeyQueryVariables>;
export const DepositsDocument = {"__meta__":{"hash":"1728f5a424cbea722d83f0cf5c9373588d3f767ae822fd1cd1995f6b8085f548"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Deposits"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DepositFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deposits"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DepositParts"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DepositParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Deposit"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"receiptNumber"}},{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"rate"}},{"kind":"Field","name":{"kind":"Name","value":"creditedAmount"}},{"kind":"Field","name":{"kind":"Name","value":"remainder"}},{"kind":"Field","name":{"kind":"Name","value":"remainderState"}},{"kind":"Field","name":{"kind":"Name","value":"remainderCreditedAmount"}},{"kind":"Field","name":{"kind":"Name","value":"remainderCreditedAt"}},{"kind":"Field","name":{"kind":"Name","value":"network"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"hash"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"chainCheck"}},{"kind":"Field","name":{"kind":"Name","value":"channel"}},{"kind":"Field","name":{"kind":"Name","value":"bankAccount"}},{"kind":"Field","name":{"kind":"Name","value":"hasReceiptImage"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"transactionNumber"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"decidedAt"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<DepositsQuery, DepositsQueryVariables>;
export const DepositReceiptImageDocument = {"__meta__":{"hash":"a22059b730766f2622b8afd6b88cd961a8717db7448f2a4e9557a1a2772d74cc"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DepositReceiptImage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"depositId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"depositReceiptImage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"depositId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"depositId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"image"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<DepositReceiptImageQuery, DepositReceiptImageQueryVariables>;
export const SendOnChainDepositDocument = {"__meta__":{"hash":"7188a13eab5df0507d2fc886358a8ae6f41aee5996220988e4d4a6572b8f4124"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SendOnChainDeposit"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"OnChainDepositInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"depositOnChain"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deposit"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DepositParts"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DepositParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Deposit"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"receiptNumber"}},{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"rate"}},{"kind":"Field","name":{"kind":"Name","value":"creditedAmount"}},{"kind":"Field","name":{"kind":"Name","value":"remainder"}},{"kind":"Field","name":{"kind":"Name","value":"remainderState"}},{"kind":"Field","name":{"kind":"Name","value":"remainderCreditedAmount"}},{"kind":"Field","name":{"kind":"Name","value":"remainderCreditedAt"}},{"kind":"Field","name":{"kind":"Name","value":"network"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"hash"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"chainCheck"}},{"kind":"Field","name":{"kind":"Name","value":"channel"}},{"kind":"Field","name":{"kind":"Name","value":"bankAccount"}},{"kind":"Field","name":{"kind":"Name","value":"hasReceiptImage"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"transactionNumber"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"decidedAt"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<SendOnChainDepositMutation, SendOnChainDepositMutationVariables>;
export const SendBankDepositDocument = {"__meta__":{"hash":"9bf6e66d4c358caa6711b68906e3a164f9548fd6d623a9d3729470ead77a64af"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SendBankDeposit"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"BankDepositInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"depositByBank"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deposit"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DepositParts"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DepositParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Deposit"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"receiptNumber"}},{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"rate"}},{"kind":"Field","name":{"kind":"Name","value":"creditedAmount"}},{"kind":"Field","name":{"kind":"Name","value":"remainder"}},{"kind":"Field","name":{"kind":"Name","value":"remainderState"}},{"kind":"Field","name":{"kind":"Name","value":"remainderCreditedAmount"}},{"kind":"Field","name":{"kind":"Name","value":"remainderCreditedAt"}},{"kind":"Field","name":{"kind":"Name","value":"network"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"hash"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"chainCheck"}},{"kind":"Field","name":{"kind":"Name","value":"channel"}},{"kind":"Field","name":{"kind":"Name","value":"bankAccount"}},{"kind":"Field","name":{"kind":"Name","value":"hasReceiptImage"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"transactionNumber"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"decidedAt"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<SendBankDepositMutation, SendBankDepositMutationVariables>;

export function useDepositConfigQuery(options?: ApolloHooks.useQuery.Options<DepositConfigQuery, DepositConfigQueryVariables> | ApolloHooks.SkipToken) {
  return ApolloHooks.useQuery(DepositConfigDocument, options);
}

export function useDepositConfigLazyQuery(options?: ApolloHooks.useLazyQuery.Options<DepositConfigQuery, DepositConfigQueryVariables>) {
  return ApolloHooks.useLazyQuery(DepositConfigDocument, options);
}

export function useRecentDepositsQuery(options?: ApolloHooks.useQuery.Options<RecentDepositsQuery, RecentDepositsQueryVariables> | ApolloHooks.SkipToken) {
  return ApolloHooks.useQuery(RecentDepositsDocument, options);
}

export function useRecentDepositsLazyQuery(options?: ApolloHooks.useLazyQuery.Options<RecentDepositsQuery, RecentDepositsQueryVariables>) {
  return ApolloHooks.useLazyQuery(RecentDepositsDocument, options);
}

export function useDepositByKeyQuery(options: ApolloHooks.useQuery.Options<DepositByKeyQuery, DepositByKeyQueryVariables> | ApolloHooks.SkipToken) {
  return ApolloHooks.useQuery(DepositByKeyDocument, options);
}

export function useDepositByKeyLazyQuery(options?: ApolloHooks.useLazyQuery.Options<DepositByKeyQuery, DepositByKeyQueryVariables>) {
  return ApolloHooks.useLazyQuery(DepositByKeyDocument, options);
}

export function useDepositsQuery(options?: ApolloHooks.useQuery.Options<DepositsQuery, DepositsQueryVariables> | ApolloHooks.SkipToken) {
  return ApolloHooks.useQuery(DepositsDocument, options);
}

export function useDepositsLazyQuery(options?: ApolloHooks.useLazyQuery.Options<DepositsQuery, DepositsQueryVariables>) {
  return ApolloHooks.useLazyQuery(DepositsDocument, options);
}

export function useDepositReceiptImageQuery(options: ApolloHooks.useQuery.Options<DepositReceiptImageQuery, DepositReceiptImageQueryVariables> | ApolloHooks.SkipToken) {
  return ApolloHooks.useQuery(DepositReceiptImageDocument, options);
}

export function useDepositReceiptImageLazyQuery(options?: ApolloHooks.useLazyQuery.Options<DepositReceiptImageQuery, DepositReceiptImageQueryVariables>) {
  return ApolloHooks.useLazyQuery(DepositReceiptImageDocument, options);
}

export function useSendOnChainDepositMutation(options?: ApolloHooks.useMutation.Options<SendOnChainDepositMutation, SendOnChainDepositMutationVariables>) {
  return ApolloHooks.useMutation(SendOnChainDepositDocument, options);
}

export function useSendBankDepositMutation(options?: ApolloHooks.useMutation.Options<SendBankDepositMutation, SendBankDepositMutationVariables>) {
  return ApolloHooks.useMutation(SendBankDepositDocument, options);
}