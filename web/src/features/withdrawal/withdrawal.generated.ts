/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/schema.ts';

import * as ApolloHooks from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A withdrawal to one of the member's bank accounts. */
export type BankWithdrawalInput = {
  /** The amount debited, including the fee, in withdraw credits. */
  amount: string;
  /** Which of the member's bank accounts. */
  bankAccountId: string;
  /** The fee shown to the member. If it has changed, the withdrawal is refused with the new one. */
  fee: string;
  /**
   * Idempotency key, generated once per intended withdrawal: 16 to 64 letters, digits and dashes, such as a UUID. If no
   * answer arrives, repeat the same input with the same key: it makes only one withdrawal, and every repetition gets the
   * first answer. The key is refused with another input; use a new one after a refusal.
   */
  idempotencyKey: string;
  /** The member's transaction password. */
  transactionPassword: string;
};

/** A withdrawal to cancel. */
export type CancelWithdrawalInput = {
  /** Which withdrawal. */
  id: string;
  /**
   * Idempotency key, generated once per intended cancellation: 16 to 64 letters, digits and dashes, such as a UUID. If no
   * answer arrives, repeat the same input with the same key: it cancels only once, and every repetition gets the first
   * answer. The key is refused with another input; use a new one after a refusal.
   */
  idempotencyKey: string;
};

/** The seven kinds of credit. */
export type CreditType =
  /** Entrust: buys entrust packages. */
  | 'ASSETS_POINT'
  /** Reward: receives bonuses. */
  | 'BONUS_POINT'
  /** Cash: receives deposits, is transferred between members and converted to other credits. */
  | 'CASH_POINT'
  /** Game: moves to and from the linked game. */
  | 'GMT'
  /** Insurance: buys insurance packages, pays premiums and buys PIN codes. */
  | 'INSURANCE_POINT'
  /** USDT: traded peer to peer. */
  | 'USDT_POINT'
  /** Withdraw: can be withdrawn. */
  | 'WITHDRAWAL_POINT';

/** A withdrawal to one of the member's wallet addresses. */
export type OnChainWithdrawalInput = {
  /** The amount debited, including the fee, in withdraw credits. */
  amount: string;
  /** The fee shown to the member. If it has changed, the withdrawal is refused with the new one. */
  fee: string;
  /**
   * Idempotency key, generated once per intended withdrawal: 16 to 64 letters, digits and dashes, such as a UUID. If no
   * answer arrives, repeat the same input with the same key: it makes only one withdrawal, and every repetition gets the
   * first answer. The key is refused with another input; use a new one after a refusal.
   */
  idempotencyKey: string;
  /** The network of the wallet address. */
  network: WalletNetwork;
  /** The member's transaction password. */
  transactionPassword: string;
  /** Which of the member's wallet addresses. */
  walletAddressId: string;
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

/** The status of a withdrawal. */
export type WithdrawalStatus =
  /** Approved on or after the expected day; payment is next. */
  | 'APPROVED'
  /** Cancelled by the member or the platform before payment. The credits were returned. */
  | 'CANCELLED'
  /** The payment failed. The credits were returned. */
  | 'FAILED'
  /** Paid but not received; the platform is investigating. The credits stay frozen. */
  | 'NOT_RECEIVED'
  /** Due and waiting for payment. */
  | 'PAYABLE'
  /** Handed over for payment, not started. */
  | 'PENDING'
  /** Submitted and under review; an approval is shown from the expected day on. The credits are frozen. */
  | 'PENDING_REVIEW'
  /** Rejected for the given reason. The credits were returned. */
  | 'REJECTED'
  /** Paid. */
  | 'SUCCESS'
  /** Payment in progress over the chain or through the bank. */
  | 'WITHDRAWING';

export type WithdrawalDeskQueryVariables = Exact<{ [key: string]: never; }>;


export type WithdrawalDeskQuery = { withdrawalConfig: { __typename: 'WithdrawalConfig', coin: Types.CreditType, nextAt: string | null, expectedOn: string | null, rules: Array<{ __typename: 'WithdrawalRule', method: Types.PaymentMethod, network: Types.WalletNetwork | null, minimum: string | null, maximum: string | null, multiple: string | null, feeFixed: string | null, feeRate: string | null }> }, walletAddresses: Array<{ __typename: 'WalletAddress', id: string, network: Types.WalletNetwork, address: string, label: string | null, usableAt: string | null, isLookedUp: boolean }>, bankAccounts: Array<{ __typename: 'BankAccount', id: string, bankName: string, accountName: string, accountNumber: string, usableAt: string | null }> };

export type RecentWithdrawalsQueryVariables = Exact<{ [key: string]: never; }>;


export type RecentWithdrawalsQuery = { withdrawals: { __typename: 'WithdrawalConnection', edges: Array<{ __typename: 'WithdrawalEdge', node: { __typename: 'Withdrawal', id: string, receiptNumber: string, transactionNumber: string, method: Types.PaymentMethod, status: Types.WithdrawalStatus, coin: Types.CreditType, amount: string, fee: string, networkFee: string | null, actualAmount: string | null, network: Types.WalletNetwork | null, address: string | null, bankName: string | null, accountName: string | null, accountNumber: string | null, hash: string | null, reason: string | null, expectedOn: string | null, createdAt: string, canCancel: boolean, endedCounts: boolean, steps: Array<{ __typename: 'WithdrawalStep', status: Types.WithdrawalStatus, at: string, reason: string | null }> } }> } };

export type WithdrawalByKeyQueryVariables = Exact<{
  idempotencyKey: string;
}>;


export type WithdrawalByKeyQuery = { withdrawals: { __typename: 'WithdrawalConnection', edges: Array<{ __typename: 'WithdrawalEdge', node: { __typename: 'Withdrawal', id: string, receiptNumber: string, transactionNumber: string, method: Types.PaymentMethod, status: Types.WithdrawalStatus, coin: Types.CreditType, amount: string, fee: string, networkFee: string | null, actualAmount: string | null, network: Types.WalletNetwork | null, address: string | null, bankName: string | null, accountName: string | null, accountNumber: string | null, hash: string | null, reason: string | null, expectedOn: string | null, createdAt: string, canCancel: boolean, endedCounts: boolean, steps: Array<{ __typename: 'WithdrawalStep', status: Types.WithdrawalStatus, at: string, reason: string | null }> } }> } };

export type WithdrawOnChainMutationVariables = Exact<{
  input: Types.OnChainWithdrawalInput;
}>;


export type WithdrawOnChainMutation = { withdrawOnChain: { __typename: 'WithdrawalPayload', withdrawal: { __typename: 'Withdrawal', id: string, receiptNumber: string, transactionNumber: string, method: Types.PaymentMethod, status: Types.WithdrawalStatus, coin: Types.CreditType, amount: string, fee: string, networkFee: string | null, actualAmount: string | null, network: Types.WalletNetwork | null, address: string | null, bankName: string | null, accountName: string | null, accountNumber: string | null, hash: string | null, reason: string | null, expectedOn: string | null, createdAt: string, canCancel: boolean, endedCounts: boolean, steps: Array<{ __typename: 'WithdrawalStep', status: Types.WithdrawalStatus, at: string, reason: string | null }> } | null } };

export type WithdrawToBankMutationVariables = Exact<{
  input: Types.BankWithdrawalInput;
}>;


export type WithdrawToBankMutation = { withdrawToBank: { __typename: 'WithdrawalPayload', withdrawal: { __typename: 'Withdrawal', id: string, receiptNumber: string, transactionNumber: string, method: Types.PaymentMethod, status: Types.WithdrawalStatus, coin: Types.CreditType, amount: string, fee: string, networkFee: string | null, actualAmount: string | null, network: Types.WalletNetwork | null, address: string | null, bankName: string | null, accountName: string | null, accountNumber: string | null, hash: string | null, reason: string | null, expectedOn: string | null, createdAt: string, canCancel: boolean, endedCounts: boolean, steps: Array<{ __typename: 'WithdrawalStep', status: Types.WithdrawalStatus, at: string, reason: string | null }> } | null } };

export type CancelWithdrawalMutationVariables = Exact<{
  input: Types.CancelWithdrawalInput;
}>;


export type CancelWithdrawalMutation = { cancelWithdrawal: { __typename: 'WithdrawalPayload', withdrawal: { __typename: 'Withdrawal', id: string, receiptNumber: string, transactionNumber: string, method: Types.PaymentMethod, status: Types.WithdrawalStatus, coin: Types.CreditType, amount: string, fee: string, networkFee: string | null, actualAmount: string | null, network: Types.WalletNetwork | null, address: string | null, bankName: string | null, accountName: string | null, accountNumber: string | null, hash: string | null, reason: string | null, expectedOn: string | null, createdAt: string, canCancel: boolean, endedCounts: boolean, steps: Array<{ __typename: 'WithdrawalStep', status: Types.WithdrawalStatus, at: string, reason: string | null }> } | null } };

export type WithdrawalPartsFragment = { __typename: 'Withdrawal', id: string, receiptNumber: string, transactionNumber: string, method: Types.PaymentMethod, status: Types.WithdrawalStatus, coin: Types.CreditType, amount: string, fee: string, networkFee: string | null, actualAmount: string | null, network: Types.WalletNetwork | null, address: string | null, bankName: string | null, accountName: string | null, accountNumber: string | null, hash: string | null, reason: string | null, expectedOn: string | null, createdAt: string, canCancel: boolean, endedCounts: boolean, steps: Array<{ __typename: 'WithdrawalStep', status: Types.WithdrawalStatus, at: string, reason: string | null }> };

export const WithdrawalPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WithdrawalParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Withdrawal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"receiptNumber"}},{"kind":"Field","name":{"kind":"Name","value":"transactionNumber"}},{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"coin"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"fee"}},{"kind":"Field","name":{"kind":"Name","value":"networkFee"}},{"kind":"Field","name":{"kind":"Name","value":"actualAmount"}},{"kind":"Field","name":{"kind":"Name","value":"network"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"bankName"}},{"kind":"Field","name":{"kind":"Name","value":"accountName"}},{"kind":"Field","name":{"kind":"Name","value":"accountNumber"}},{"kind":"Field","name":{"kind":"Name","value":"hash"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"expectedOn"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"steps"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"canCancel"}},{"kind":"Field","name":{"kind":"Name","value":"endedCounts"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<WithdrawalPartsFragment, unknown>;
export const WithdrawalDeskDocument = {"__meta__":{"hash":"0be3ab7cc8baa39e906e2619d61a1a3a33fcbb2a3c65aaec5169092da56ff71f"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"WithdrawalDesk"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"withdrawalConfig"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"coin"}},{"kind":"Field","name":{"kind":"Name","value":"rules"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"network"}},{"kind":"Field","name":{"kind":"Name","value":"minimum"}},{"kind":"Field","name":{"kind":"Name","value":"maximum"}},{"kind":"Field","name":{"kind":"Name","value":"multiple"}},{"kind":"Field","name":{"kind":"Name","value":"feeFixed"}},{"kind":"Field","name":{"kind":"Name","value":"feeRate"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"nextAt"}},{"kind":"Field","name":{"kind":"Name","value":"expectedOn"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"walletAddresses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"network"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"usableAt"}},{"kind":"Field","name":{"kind":"Name","value":"isLookedUp"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"bankAccounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"bankName"}},{"kind":"Field","name":{"kind":"Name","value":"accountName"}},{"kind":"Field","name":{"kind":"Name","value":"accountNumber"}},{"kind":"Field","name":{"kind":"Name","value":"usableAt"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<WithdrawalDeskQuery, WithdrawalDeskQueryVariables>;
export const RecentWithdrawalsDocument = {"__meta__":{"hash":"5a36153239a67a227823a8e2614549660776fc0571dc9cf956f54b2c8f546c23"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RecentWithdrawals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"withdrawals"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"6"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WithdrawalParts"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WithdrawalParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Withdrawal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"receiptNumber"}},{"kind":"Field","name":{"kind":"Name","value":"transactionNumber"}},{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"coin"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"fee"}},{"kind":"Field","name":{"kind":"Name","value":"networkFee"}},{"kind":"Field","name":{"kind":"Name","value":"actualAmount"}},{"kind":"Field","name":{"kind":"Name","value":"network"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"bankName"}},{"kind":"Field","name":{"kind":"Name","value":"accountName"}},{"kind":"Field","name":{"kind":"Name","value":"accountNumber"}},{"kind":"Field","name":{"kind":"Name","value":"hash"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"expectedOn"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"steps"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"canCancel"}},{"kind":"Field","name":{"kind":"Name","value":"endedCounts"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<RecentWithdrawalsQuery, RecentWithdrawalsQueryVariables>;
export const WithdrawalByKeyDocument = {"__meta__":{"hash":"f777decf4f987acfd9284d4578d07b89da4976d190fb4b8a1a57fb093a933bfd"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"WithdrawalByKey"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"withdrawals"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"idempotencyKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}}}]}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WithdrawalParts"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WithdrawalParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Withdrawal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"receiptNumber"}},{"kind":"Field","name":{"kind":"Name","value":"transactionNumber"}},{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"coin"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"fee"}},{"kind":"Field","name":{"kind":"Name","value":"networkFee"}},{"kind":"Field","name":{"kind":"Name","value":"actualAmount"}},{"kind":"Field","name":{"kind":"Name","value":"network"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"bankName"}},{"kind":"Field","name":{"kind":"Name","value":"accountName"}},{"kind":"Field","name":{"kind":"Name","value":"accountNumber"}},{"kind":"Field","name":{"kind":"Name","value":"hash"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"expectedOn"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"steps"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"canCancel"}},{"kind":"Field","name":{"kind":"Name","value":"endedCounts"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<WithdrawalByKeyQuery, WithdrawalByKeyQueryVariables>;
export const WithdrawOnChainDocument = {"__meta__":{"hash":"762962b1db5a56f01e4c47020467908423aedc4bbfea983db54f74fa60bfbfe8"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"WithdrawOnChain"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"OnChainWithdrawalInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"withdrawOnChain"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"withdrawal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WithdrawalParts"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WithdrawalParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Withdrawal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"receiptNumber"}},{"kind":"Field","name":{"kind":"Name","value":"transactionNumber"}},{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"coin"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"fee"}},{"kind":"Field","name":{"kind":"Name","value":"networkFee"}},{"kind":"Field","name":{"kind":"Name","value":"actualAmount"}},{"kind":"Field","name":{"kind":"Name","value":"network"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"bankName"}},{"kind":"Field","name":{"kind":"Name","value":"accountName"}},{"kind":"Field","name":{"kind":"Name","value":"accountNumber"}},{"kind":"Field","name":{"kind":"Name","value":"hash"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"expectedOn"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"steps"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"canCancel"}},{"kind":"Field","name":{"kind":"Name","value":"endedCounts"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<WithdrawOnChainMutation, WithdrawOnChainMutationVariables>;
export const WithdrawToBankDocument = {"__meta__":{"hash":"9c06851adb8c074877d54e28e333d780a9aa4176d87cd21da7be9a101679d5e8"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"WithdrawToBank"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"BankWithdrawalInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"withdrawToBank"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"withdrawal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WithdrawalParts"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WithdrawalParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Withdrawal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"receiptNumber"}},{"kind":"Field","name":{"kind":"Name","value":"transactionNumber"}},{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"coin"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"fee"}},{"kind":"Field","name":{"kind":"Name","value":"networkFee"}},{"kind":"Field","name":{"kind":"Name","value":"actualAmount"}},{"kind":"Field","name":{"kind":"Name","value":"network"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"bankName"}},{"kind":"Field","name":{"kind":"Name","value":"accountName"}},{"kind":"Field","name":{"kind":"Name","value":"accountNumber"}},{"kind":"Field","name":{"kind":"Name","value":"hash"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"expectedOn"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"steps"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"canCancel"}},{"kind":"Field","name":{"kind":"Name","value":"endedCounts"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<WithdrawToBankMutation, WithdrawToBankMutationVariables>;
export const CancelWithdrawalDocument = {"__meta__":{"hash":"43195a47592535805a463efe19066d482af24614b50194862fca094422614d50"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CancelWithdrawal"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CancelWithdrawalInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cancelWithdrawal"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"withdrawal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WithdrawalParts"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WithdrawalParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Withdrawal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"receiptNumber"}},{"kind":"Field","name":{"kind":"Name","value":"transactionNumber"}},{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"coin"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"fee"}},{"kind":"Field","name":{"kind":"Name","value":"networkFee"}},{"kind":"Field","name":{"kind":"Name","value":"actualAmount"}},{"kind":"Field","name":{"kind":"Name","value":"network"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"bankName"}},{"kind":"Field","name":{"kind":"Name","value":"accountName"}},{"kind":"Field","name":{"kind":"Name","value":"accountNumber"}},{"kind":"Field","name":{"kind":"Name","value":"hash"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"expectedOn"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"steps"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"canCancel"}},{"kind":"Field","name":{"kind":"Name","value":"endedCounts"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<CancelWithdrawalMutation, CancelWithdrawalMutationVariables>;

export function useWithdrawalDeskQuery(options?: ApolloHooks.useQuery.Options<WithdrawalDeskQuery, WithdrawalDeskQueryVariables> | ApolloHooks.SkipToken) {
  return ApolloHooks.useQuery(WithdrawalDeskDocument, options);
}

export function useWithdrawalDeskLazyQuery(options?: ApolloHooks.useLazyQuery.Options<WithdrawalDeskQuery, WithdrawalDeskQueryVariables>) {
  return ApolloHooks.useLazyQuery(WithdrawalDeskDocument, options);
}

export function useRecentWithdrawalsQuery(options?: ApolloHooks.useQuery.Options<RecentWithdrawalsQuery, RecentWithdrawalsQueryVariables> | ApolloHooks.SkipToken) {
  return ApolloHooks.useQuery(RecentWithdrawalsDocument, options);
}

export function useRecentWithdrawalsLazyQuery(options?: ApolloHooks.useLazyQuery.Options<RecentWithdrawalsQuery, RecentWithdrawalsQueryVariables>) {
  return ApolloHooks.useLazyQuery(RecentWithdrawalsDocument, options);
}

export function useWithdrawalByKeyQuery(options: ApolloHooks.useQuery.Options<WithdrawalByKeyQuery, WithdrawalByKeyQueryVariables> | ApolloHooks.SkipToken) {
  return ApolloHooks.useQuery(WithdrawalByKeyDocument, options);
}

export function useWithdrawalByKeyLazyQuery(options?: ApolloHooks.useLazyQuery.Options<WithdrawalByKeyQuery, WithdrawalByKeyQueryVariables>) {
  return ApolloHooks.useLazyQuery(WithdrawalByKeyDocument, options);
}

export function useWithdrawOnChainMutation(options?: ApolloHooks.useMutation.Options<WithdrawOnChainMutation, WithdrawOnChainMutationVariables>) {
  return ApolloHooks.useMutation(WithdrawOnChainDocument, options);
}

export function useWithdrawToBankMutation(options?: ApolloHooks.useMutation.Options<WithdrawToBankMutation, WithdrawToBankMutationVariables>) {
  return ApolloHooks.useMutation(WithdrawToBankDocument, options);
}

export function useCancelWithdrawalMutation(options?: ApolloHooks.useMutation.Options<CancelWithdrawalMutation, CancelWithdrawalMutationVariables>) {
  return ApolloHooks.useMutation(CancelWithdrawalDocument, options);
}