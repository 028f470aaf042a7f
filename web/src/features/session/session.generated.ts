/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/schema.ts';

import * as ApolloHooks from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type LoginMutationVariables = Exact<{
  input: Types.LoginInput;
}>;


export type LoginMutation = { login: { __typename: 'LoginPayload', token: string, expiresAt: string | null } };

export type RegisterMutationVariables = Exact<{
  input: Types.RegisterInput;
}>;


export type RegisterMutation = { register: { __typename: 'RegisterPayload', userId: string | null, userName: string } };

export type CreateCaptchaMutationVariables = Exact<{ [key: string]: never; }>;


export type CreateCaptchaMutation = { createCaptcha: { __typename: 'Captcha', id: string, image: string, expiresAt: string | null } };

export type RequestPasswordResetMutationVariables = Exact<{
  input: Types.RequestPasswordResetInput;
}>;


export type RequestPasswordResetMutation = { requestPasswordReset: { __typename: 'RequestPasswordResetPayload', expiresInSeconds: number | null, retryAfterSeconds: number | null } };

export type ResetPasswordMutationVariables = Exact<{
  input: Types.ResetPasswordInput;
}>;


export type ResetPasswordMutation = { resetPassword: { __typename: 'ResetPasswordPayload', reset: boolean } };

export type CountriesQueryVariables = Exact<{ [key: string]: never; }>;


export type CountriesQuery = { countries: Array<{ __typename: 'Country', code: string, name: string }>, visitorRules: { __typename: 'VisitorRules', registrationNeedsEmail: boolean } | null };

export type SignInRulesQueryVariables = Exact<{ [key: string]: never; }>;


export type SignInRulesQuery = { visitorRules: { __typename: 'VisitorRules', signInNeedsCaptcha: boolean } | null };


export const LoginDocument = {"__meta__":{"hash":"8127455191763ae42015f20c531a133b8efca7b674a5476253e613dac62f2998"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Login"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LoginInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"login"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"token"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<LoginMutation, LoginMutationVariables>;
export const RegisterDocument = {"__meta__":{"hash":"e3051e3c552c5c5c075a9dc9a2017f7ddcd9c7b8baa76c5736d3ffdc2015ba6e"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Register"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RegisterInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"register"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"userName"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<RegisterMutation, RegisterMutationVariables>;
export const CreateCaptchaDocument = {"__meta__":{"hash":"0376a8b6d505e86ed4f98cae3b21aeb3c8737868d8b94215b2bfe764e810439e"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateCaptcha"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createCaptcha"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"image"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<CreateCaptchaMutation, CreateCaptchaMutationVariables>;
export const RequestPasswordResetDocument = {"__meta__":{"hash":"62315e746f0ceffc71424f47179088c16e9e95a05095a13649111e2162e41b1d"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RequestPasswordReset"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RequestPasswordResetInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requestPasswordReset"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"expiresInSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"retryAfterSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<RequestPasswordResetMutation, RequestPasswordResetMutationVariables>;
export const ResetPasswordDocument = {"__meta__":{"hash":"98603e7a9a320fca2074e0ae0474d1d9caf15172e6b158be2eba095847645713"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ResetPassword"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ResetPasswordInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resetPassword"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reset"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<ResetPasswordMutation, ResetPasswordMutationVariables>;
export const CountriesDocument = {"__meta__":{"hash":"f2c29a495d6cfe07c93f1947e41b639384b21a84529edc681d43c4fcad46a27e"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Countries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"countries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"visitorRules"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"registrationNeedsEmail"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<CountriesQuery, CountriesQueryVariables>;
export const SignInRulesDocument = {"__meta__":{"hash":"47032813b13b34d5bd8e45d082e1cbadad8e1a625a305b732641dd7a116b3cd1"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SignInRules"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"visitorRules"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signInNeedsCaptcha"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<SignInRulesQuery, SignInRulesQueryVariables>;

/** (session.graphql) */
export function useLoginMutation(options?: ApolloHooks.useMutation.Options<LoginMutation, LoginMutationVariables>) {
  return ApolloHooks.useMutation(LoginDocument, options);
}

/** (session.graphql) */
export function useRegisterMutation(options?: ApolloHooks.useMutation.Options<RegisterMutation, RegisterMutationVariables>) {
  return ApolloHooks.useMutation(RegisterDocument, options);
}

/** (session.graphql) */
export function useCreateCaptchaMutation(options?: ApolloHooks.useMutation.Options<CreateCaptchaMutation, CreateCaptchaMutationVariables>) {
  return ApolloHooks.useMutation(CreateCaptchaDocument, options);
}

/** (session.graphql) */
export function useRequestPasswordResetMutation(options?: ApolloHooks.useMutation.Options<RequestPasswordResetMutation, RequestPasswordResetMutationVariables>) {
  return ApolloHooks.useMutation(RequestPasswordResetDocument, options);
}

/** (session.graphql) */
export function useResetPasswordMutation(options?: ApolloHooks.useMutation.Options<ResetPasswordMutation, ResetPasswordMutationVariables>) {
  return ApolloHooks.useMutation(ResetPasswordDocument, options);
}

/** (session.graphql) */
export function useCountriesQuery(options?: ApolloHooks.useQuery.Options<CountriesQuery, CountriesQueryVariables> | ApolloHooks.SkipToken) {
  return ApolloHooks.useQuery(CountriesDocument, options);
}

/** (session.graphql) */
export function useCountriesLazyQuery(options?: ApolloHooks.useLazyQuery.Options<CountriesQuery, CountriesQueryVariables>) {
  return ApolloHooks.useLazyQuery(CountriesDocument, options);
}

/** (session.graphql) */
export function useSignInRulesQuery(options?: ApolloHooks.useQuery.Options<SignInRulesQuery, SignInRulesQueryVariables> | ApolloHooks.SkipToken) {
  return ApolloHooks.useQuery(SignInRulesDocument, options);
}

/** (session.graphql) */
export function useSignInRulesLazyQuery(options?: ApolloHooks.useLazyQuery.Options<SignInRulesQuery, SignInRulesQueryVariables>) {
  return ApolloHooks.useLazyQuery(SignInRulesDocument, options);
}