/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/schema.ts';

import * as ApolloHooks from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A PIN code to activate: named by its ID, or by the code. */
export type ActivateMatchingCodeInput = {
  /** A code of the member, as typed: in either case, with or without dashes; leave it out where `id` is given. */
  code?: string | null | undefined;
  /** The ID of a code of the member; leave it out where `code` is given. */
  id?: string | null | undefined;
  /**
   * Made by the client once for each activation the member means, 16 to 64 letters, digits and dashes (a UUID fits).
   * Where no answer arrived, send the same input with the same key again: it activates once, however often it comes, and
   * every time the answer is that of the first. With another input the key is refused; after a refusal take a new one.
   */
  idempotencyKey: string;
  /** The member's transaction password. */
  transactionPassword: string;
};

/** PIN codes to buy. */
export type BuyMatchingCodesInput = {
  /** The price of all together that the member was shown, in insurance credits; refused when it has changed. */
  amount: string;
  /**
   * Made by the client once for each purchase the member means, 16 to 64 letters, digits and dashes (a UUID fits).
   * Where no answer arrived, send the same input with the same key again: it buys once, however often it comes, and
   * every time the answer is that of the first. With another input the key is refused; after a refusal take a new one.
   */
  idempotencyKey: string;
  /** The ID of an insurance package of the catalogue. */
  packageId: string;
  /** How many: 1 to 20. */
  quantity: number;
  /** The member's transaction password. */
  transactionPassword: string;
};

/** What happened to PIN codes of the member. */
export type MatchingCodeEvent =
  /** The member activated one. */
  | 'ACTIVATE'
  /** The member bought them. */
  | 'PURCHASE'
  /** Another member transferred one to this one. */
  | 'RECEIVE'
  /** An operator took one back and returned its price. */
  | 'RETURN'
  /** The member transferred one to another. */
  | 'SEND';

/** Which PIN codes to list. Everything left out means all. */
export type MatchingCodeFilter = {
  /** Only this state. */
  status?: MatchingCodeStatus | null | undefined;
};

/** Why a pending PIN code cannot be activated now. */
export type MatchingCodeObstacle =
  /** The member has bought the package as often as it allows. */
  | 'MAXIMUM'
  /** The package is not offered at the moment. */
  | 'PACKAGE_CLOSED'
  /** The package has another price than when the code was bought. */
  | 'PRICE_CHANGED';

/** Which records of PIN codes to list. Everything left out means all. */
export type MatchingCodeRecordFilter = {
  /** Only what the member did with this `idempotencyKey`: none when the key is unknown, or its request was refused. */
  idempotencyKey?: string | null | undefined;
  /** Only what happened so. */
  type?: MatchingCodeEvent | null | undefined;
};

/** What became of a PIN code, as the member has it. */
export type MatchingCodeStatus =
  /** It became an insurance package of the member. */
  | 'ACTIVATED'
  /** Paid for and not used: it can be activated or transferred. */
  | 'PENDING'
  /** An operator took it back and returned its price. */
  | 'RETURNED'
  /** It was given to another member, who has a new code in its place. */
  | 'TRANSFERRED';

/** A PIN code to transfer. */
export type TransferMatchingCodeInput = {
  /** The ID of a pending code of the member. */
  id: string;
  /**
   * Made by the client once for each transfer the member means, 16 to 64 letters, digits and dashes (a UUID fits).
   * Where no answer arrived, send the same input with the same key again: it moves the code once, however often it comes, and
   * every time the answer is that of the first. With another input the key is refused; after a refusal take a new one.
   */
  idempotencyKey: string;
  /** User name of the receiver, in upper or lower case. */
  toUserName: string;
  /** The member's transaction password. */
  transactionPassword: string;
};

export type MatchingCodeStandingQueryVariables = Exact<{ [key: string]: never; }>;


export type MatchingCodeStandingQuery = { insurancePackages: Array<{ __typename: 'InsurancePackage', id: string, name: string, amount: string, maximum: string, premiumRatio: string, dailyProfit: string, redeemFeeRate: string, contractDays: number, maxPurchases: number, purchases: number }>, matchingCodes: { __typename: 'MatchingCodeConnection', edges: Array<{ __typename: 'MatchingCodeEdge', node: { __typename: 'MatchingCode', id: string, receiptNumber: string, transactionNumber: string, status: Types.MatchingCodeStatus, code: string | null, packageId: string, name: string, amount: string, obstacle: Types.MatchingCodeObstacle | null, fromUserName: string | null, toUserName: string | null, contractId: string | null, createdAt: string, endedAt: string | null } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean } } };

export type MatchingCodesQueryVariables = Exact<{
  filter?: Types.MatchingCodeFilter | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type MatchingCodesQuery = { matchingCodes: { __typename: 'MatchingCodeConnection', edges: Array<{ __typename: 'MatchingCodeEdge', node: { __typename: 'MatchingCode', id: string, receiptNumber: string, transactionNumber: string, status: Types.MatchingCodeStatus, code: string | null, packageId: string, name: string, amount: string, obstacle: Types.MatchingCodeObstacle | null, fromUserName: string | null, toUserName: string | null, contractId: string | null, createdAt: string, endedAt: string | null } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } };

export type MatchingCodeRecordsQueryVariables = Exact<{
  filter?: Types.MatchingCodeRecordFilter | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type MatchingCodeRecordsQuery = { matchingCodeRecords: { __typename: 'MatchingCodeRecordConnection', edges: Array<{ __typename: 'MatchingCodeRecordEdge', node: { __typename: 'MatchingCodeRecord', id: string, receiptNumber: string, transactionNumber: string | null, type: Types.MatchingCodeEvent, packageId: string, name: string, quantity: number, amount: string, counterparty: string | null, contractId: string | null, reason: string | null, createdAt: string } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } };

export type MatchingCodeRecordByKeyQueryVariables = Exact<{
  idempotencyKey: string;
}>;


export type MatchingCodeRecordByKeyQuery = { matchingCodeRecords: { __typename: 'MatchingCodeRecordConnection', edges: Array<{ __typename: 'MatchingCodeRecordEdge', node: { __typename: 'MatchingCodeRecord', id: string, receiptNumber: string, transactionNumber: string | null, type: Types.MatchingCodeEvent, packageId: string, name: string, quantity: number, amount: string, counterparty: string | null, contractId: string | null, reason: string | null, createdAt: string } }> } };

export type BuyMatchingCodesMutationVariables = Exact<{
  input: Types.BuyMatchingCodesInput;
}>;


export type BuyMatchingCodesMutation = { buyMatchingCodes: { __typename: 'MatchingCodePayload', record: { __typename: 'MatchingCodeRecord', id: string, receiptNumber: string, transactionNumber: string | null, type: Types.MatchingCodeEvent, packageId: string, name: string, quantity: number, amount: string, counterparty: string | null, contractId: string | null, reason: string | null, createdAt: string } } };

export type ActivateMatchingCodeMutationVariables = Exact<{
  input: Types.ActivateMatchingCodeInput;
}>;


export type ActivateMatchingCodeMutation = { activateMatchingCode: { __typename: 'MatchingCodePayload', record: { __typename: 'MatchingCodeRecord', id: string, receiptNumber: string, transactionNumber: string | null, type: Types.MatchingCodeEvent, packageId: string, name: string, quantity: number, amount: string, counterparty: string | null, contractId: string | null, reason: string | null, createdAt: string } } };

export type TransferMatchingCodeMutationVariables = Exact<{
  input: Types.TransferMatchingCodeInput;
}>;


export type TransferMatchingCodeMutation = { transferMatchingCode: { __typename: 'MatchingCodePayload', record: { __typename: 'MatchingCodeRecord', id: string, receiptNumber: string, transactionNumber: string | null, type: Types.MatchingCodeEvent, packageId: string, name: string, quantity: number, amount: string, counterparty: string | null, contractId: string | null, reason: string | null, createdAt: string } } };

export type MatchingCodePartsFragment = { __typename: 'MatchingCode', id: string, receiptNumber: string, transactionNumber: string, status: Types.MatchingCodeStatus, code: string | null, packageId: string, name: string, amount: string, obstacle: Types.MatchingCodeObstacle | null, fromUserName: string | null, toUserName: string | null, contractId: string | null, createdAt: string, endedAt: string | null };

export type MatchingCodeRecordPartsFragment = { __typename: 'MatchingCodeRecord', id: string, receiptNumber: string, transactionNumber: string | null, type: Types.MatchingCodeEvent, packageId: string, name: string, quantity: number, amount: string, counterparty: string | null, contractId: string | null, reason: string | null, createdAt: string };

export const MatchingCodePartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MatchingCodeParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MatchingCode"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"receiptNumber"}},{"kind":"Field","name":{"kind":"Name","value":"transactionNumber"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"packageId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"obstacle"}},{"kind":"Field","name":{"kind":"Name","value":"fromUserName"}},{"kind":"Field","name":{"kind":"Name","value":"toUserName"}},{"kind":"Field","name":{"kind":"Name","value":"contractId"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"endedAt"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<MatchingCodePartsFragment, unknown>;
export const MatchingCodeRecordPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MatchingCodeRecordParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MatchingCodeRecord"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"receiptNumber"}},{"kind":"Field","name":{"kind":"Name","value":"transactionNumber"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"packageId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"counterparty"}},{"kind":"Field","name":{"kind":"Name","value":"contractId"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","alias":{"kind":"Name","value":"createdAt"},"name":{"kind":"Name","value":"occurredAt"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<MatchingCodeRecordPartsFragment, unknown>;
export const MatchingCodeStandingDocument = {"__meta__":{"hash":"d7b8f42d5ea18c070bcb809de4d6c7ce3ab6b75da5b8c1de2a42d31024947bbe"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MatchingCodeStanding"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"insurancePackages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"maximum"}},{"kind":"Field","name":{"kind":"Name","value":"premiumRatio"}},{"kind":"Field","name":{"kind":"Name","value":"dailyProfit"}},{"kind":"Field","name":{"kind":"Name","value":"redeemFeeRate"}},{"kind":"Field","name":{"kind":"Name","value":"contractDays"}},{"kind":"Field","name":{"kind":"Name","value":"maxPurchases"}},{"kind":"Field","name":{"kind":"Name","value":"purchases"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"matchingCodes"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"status"},"value":{"kind":"EnumValue","value":"PENDING"}}]}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MatchingCodeParts"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MatchingCodeParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MatchingCode"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"receiptNumber"}},{"kind":"Field","name":{"kind":"Name","value":"transactionNumber"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"packageId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"obstacle"}},{"kind":"Field","name":{"kind":"Name","value":"fromUserName"}},{"kind":"Field","name":{"kind":"Name","value":"toUserName"}},{"kind":"Field","name":{"kind":"Name","value":"contractId"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"endedAt"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<MatchingCodeStandingQuery, MatchingCodeStandingQueryVariables>;
export const MatchingCodesDocument = {"__meta__":{"hash":"300ecf0ab6bc013b20b949261248cdcb2351c1bbcd8612b15051a3dc6d9ac7d7"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MatchingCodes"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"MatchingCodeFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"matchingCodes"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MatchingCodeParts"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MatchingCodeParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MatchingCode"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"receiptNumber"}},{"kind":"Field","name":{"kind":"Name","value":"transactionNumber"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"packageId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"obstacle"}},{"kind":"Field","name":{"kind":"Name","value":"fromUserName"}},{"kind":"Field","name":{"kind":"Name","value":"toUserName"}},{"kind":"Field","name":{"kind":"Name","value":"contractId"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"endedAt"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<MatchingCodesQuery, MatchingCodesQueryVariables>;
export const MatchingCodeRecordsDocument = {"__meta__":{"hash":"e6f3682d15528e190a515c1fbe44a4cbf49ea17b67c4893ca3dfd5fd714bbc4f"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MatchingCodeRecords"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"MatchingCodeRecordFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"matchingCodeRecords"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MatchingCodeRecordParts"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MatchingCodeRecordParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MatchingCodeRecord"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"receiptNumber"}},{"kind":"Field","name":{"kind":"Name","value":"transactionNumber"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"packageId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"counterparty"}},{"kind":"Field","name":{"kind":"Name","value":"contractId"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","alias":{"kind":"Name","value":"createdAt"},"name":{"kind":"Name","value":"occurredAt"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<MatchingCodeRecordsQuery, MatchingCodeRecordsQueryVariables>;
export const MatchingCodeRecordByKeyDocument = {"__meta__":{"hash":"36a3580048be91e09c962515b756a9fd7b72e3449aa8ea974a7688d8a931547e"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MatchingCodeRecordByKey"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"matchingCodeRecords"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"idempotencyKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}}}]}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MatchingCodeRecordParts"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MatchingCodeRecordParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MatchingCodeRecord"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"receiptNumber"}},{"kind":"Field","name":{"kind":"Name","value":"transactionNumber"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"packageId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"counterparty"}},{"kind":"Field","name":{"kind":"Name","value":"contractId"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","alias":{"kind":"Name","value":"createdAt"},"name":{"kind":"Name","value":"occurredAt"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<MatchingCodeRecordByKeyQuery, MatchingCodeRecordByKeyQueryVariables>;
export const BuyMatchingCodesDocument = {"__meta__":{"hash":"a6132640bd69e20dd479b5e456c3423c849940e8491ae263e46d09f8c265a21c"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"BuyMatchingCodes"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"BuyMatchingCodesInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"buyMatchingCodes"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"record"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MatchingCodeRecordParts"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MatchingCodeRecordParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MatchingCodeRecord"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"receiptNumber"}},{"kind":"Field","name":{"kind":"Name","value":"transactionNumber"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"packageId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"counterparty"}},{"kind":"Field","name":{"kind":"Name","value":"contractId"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","alias":{"kind":"Name","value":"createdAt"},"name":{"kind":"Name","value":"occurredAt"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<BuyMatchingCodesMutation, BuyMatchingCodesMutationVariables>;
export const ActivateMatchingCodeDocument = {"__meta__":{"hash":"b26dea80ce4960760fd8419f61f068662ecef8f42f5c56244f60573c76e8e73c"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ActivateMatchingCode"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ActivateMatchingCodeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"activateMatchingCode"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"record"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MatchingCodeRecordParts"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MatchingCodeRecordParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MatchingCodeRecord"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"receiptNumber"}},{"kind":"Field","name":{"kind":"Name","value":"transactionNumber"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"packageId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"counterparty"}},{"kind":"Field","name":{"kind":"Name","value":"contractId"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","alias":{"kind":"Name","value":"createdAt"},"name":{"kind":"Name","value":"occurredAt"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<ActivateMatchingCodeMutation, ActivateMatchingCodeMutationVariables>;
export const TransferMatchingCodeDocument = {"__meta__":{"hash":"0b2731312c9728bb774fad0a7a8f6464607218a6bd45cd159ff6d45ca32e6f8d"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"TransferMatchingCode"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TransferMatchingCodeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"transferMatchingCode"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"record"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MatchingCodeRecordParts"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MatchingCodeRecordParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MatchingCodeRecord"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"receiptNumber"}},{"kind":"Field","name":{"kind":"Name","value":"transactionNumber"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"packageId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"counterparty"}},{"kind":"Field","name":{"kind":"Name","value":"contractId"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","alias":{"kind":"Name","value":"createdAt"},"name":{"kind":"Name","value":"occurredAt"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<TransferMatchingCodeMutation, TransferMatchingCodeMutationVariables>;

export function useMatchingCodeStandingQuery(options?: ApolloHooks.useQuery.Options<MatchingCodeStandingQuery, MatchingCodeStandingQueryVariables> | ApolloHooks.SkipToken) {
  return ApolloHooks.useQuery(MatchingCodeStandingDocument, options);
}

export function useMatchingCodeStandingLazyQuery(options?: ApolloHooks.useLazyQuery.Options<MatchingCodeStandingQuery, MatchingCodeStandingQueryVariables>) {
  return ApolloHooks.useLazyQuery(MatchingCodeStandingDocument, options);
}

export function useMatchingCodesQuery(options?: ApolloHooks.useQuery.Options<MatchingCodesQuery, MatchingCodesQueryVariables> | ApolloHooks.SkipToken) {
  return ApolloHooks.useQuery(MatchingCodesDocument, options);
}

export function useMatchingCodesLazyQuery(options?: ApolloHooks.useLazyQuery.Options<MatchingCodesQuery, MatchingCodesQueryVariables>) {
  return ApolloHooks.useLazyQuery(MatchingCodesDocument, options);
}

export function useMatchingCodeRecordsQuery(options?: ApolloHooks.useQuery.Options<MatchingCodeRecordsQuery, MatchingCodeRecordsQueryVariables> | ApolloHooks.SkipToken) {
  return ApolloHooks.useQuery(MatchingCodeRecordsDocument, options);
}

export function useMatchingCodeRecordsLazyQuery(options?: ApolloHooks.useLazyQuery.Options<MatchingCodeRecordsQuery, MatchingCodeRecordsQueryVariables>) {
  return ApolloHooks.useLazyQuery(MatchingCodeRecordsDocument, options);
}

export function useMatchingCodeRecordByKeyQuery(options: ApolloHooks.useQuery.Options<MatchingCodeRecordByKeyQuery, MatchingCodeRecordByKeyQueryVariables> | ApolloHooks.SkipToken) {
  return ApolloHooks.useQuery(MatchingCodeRecordByKeyDocument, options);
}

export function useMatchingCodeRecordByKeyLazyQuery(options?: ApolloHooks.useLazyQuery.Options<MatchingCodeRecordByKeyQuery, MatchingCodeRecordByKeyQueryVariables>) {
  return ApolloHooks.useLazyQuery(MatchingCodeRecordByKeyDocument, options);
}

export function useBuyMatchingCodesMutation(options?: ApolloHooks.useMutation.Options<BuyMatchingCodesMutation, BuyMatchingCodesMutationVariables>) {
  return ApolloHooks.useMutation(BuyMatchingCodesDocument, options);
}

export function useActivateMatchingCodeMutation(options?: ApolloHooks.useMutation.Options<ActivateMatchingCodeMutation, ActivateMatchingCodeMutationVariables>) {
  return ApolloHooks.useMutation(ActivateMatchingCodeDocument, options);
}

export function useTransferMatchingCodeMutation(options?: ApolloHooks.useMutation.Options<TransferMatchingCodeMutation, TransferMatchingCodeMutationVariables>) {
  return ApolloHooks.useMutation(TransferMatchingCodeDocument, options);
}