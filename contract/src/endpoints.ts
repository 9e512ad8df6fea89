import { z } from 'zod';
import { Analytics, QuickPanel, Trend, TrendQuery } from './analytics.ts';
import { AuditList, AuditQuery, AuditVerification, AuditVerificationQuery } from './audit.ts';
import { CredentialsList, GenerateCredentialsRequest, NewCredentials } from './credentials.ts';
import { Health, Readiness } from './health.ts';
import {
  AcceptedPetition,
  ListRequest,
  Petition,
  PetitionList,
  PetitionListQuery,
  PetitionListRequest,
} from './petition.ts';
import { PictureParams, PictureQuery } from './picture.ts';
import { Policy } from './policy.ts';
import { ImportedList, ProviderLists } from './provider-lists.ts';
import {
  AppliedChangesRequest,
  Collision,
  EraseRequest,
  History,
  Report,
  ReportQuery,
  Result,
  ResultList,
} from './result.ts';
import { ChangePasswordRequest, Done, LoginRequest, LoginResponse, SendEmailRequest } from './session.ts';
import { ChangeRoleRequest, RegisterRequest, StaffList, StaffMember, UpdateUserRequest } from './staff.ts';
import type { AuthGroup } from './vocabulary.ts';
import { CreateWebhookRequest, Delivery, DeliveryList, NewWebhook, WebhookList } from './webhooks.ts';

/** open: anybody; reset: a session's token or a mailed reset token; the rest: staff of that group. */
export type Access = AuthGroup | 'open' | 'reset';

export interface Endpoint {
  readonly method: 'GET' | 'POST' | 'DELETE';
  readonly path: string;
  readonly summary: string;
  readonly access: Access;
  /** API clients may call it too: they submit and read, nothing else. */
  readonly clients?: true;
  readonly params?: z.ZodType;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  /** The body is multipart; the handler reads its parts. */
  readonly multipart?: true;
  readonly response: z.ZodType;
}

/** Some programs write ids in capitals; ours are small. */
const Id = z.object({ id: z.string().min(1).max(100).toLowerCase() });
const ListName = z.object({ name: z.string().min(1).max(200) });
/** The handler answers with a stream of bytes. */
const Bytes = z.unknown();

/** Where the calls are explained to whoever writes a program. */
export const documentationPath = '/api/docs';

/** Section 7, and the calls added to it. The server registers exactly these. */
export const endpoints = {
  login: {
    method: 'POST',
    path: '/recognition/auth/login',
    summary: 'Sign in',
    access: 'open',
    body: LoginRequest,
    response: LoginResponse,
  },
  changePassword: {
    method: 'POST',
    path: '/recognition/auth/change',
    summary: 'Change the password of the session or of a mailed reset link',
    access: 'reset',
    body: ChangePasswordRequest,
    response: Done,
  },
  sendResetEmail: {
    method: 'POST',
    path: '/recognition/auth/send',
    summary: 'Send a reset email; the answer is the same whether or not the address exists',
    access: 'open',
    body: SendEmailRequest,
    response: Done,
  },
  refreshToken: {
    method: 'POST',
    path: '/recognition/auth/refreshToken',
    summary: 'Exchange the token for a fresh one',
    access: 'user',
    response: LoginResponse,
  },
  logout: {
    method: 'POST',
    path: '/recognition/auth/logout',
    summary: 'End the session',
    access: 'user',
    response: Done,
  },
  listClear: {
    method: 'POST',
    path: '/recognition/resultStatus/clear',
    summary: 'Unmatched users',
    access: 'user',
    clients: true,
    body: ListRequest,
    response: ResultList,
  },
  listConsider: {
    method: 'POST',
    path: '/recognition/resultStatus/consider',
    summary: 'Users with a possible match',
    access: 'user',
    clients: true,
    body: ListRequest,
    response: ResultList,
  },
  listBlacklist: {
    method: 'POST',
    path: '/recognition/resultStatus/blacklist',
    summary: 'Blacklisted users',
    access: 'user',
    clients: true,
    body: ListRequest,
    response: ResultList,
  },
  listKycRejected: {
    method: 'POST',
    path: '/recognition/resultStatus/kycRejected',
    summary: 'Users whose identity check was rejected',
    access: 'user',
    clients: true,
    body: ListRequest,
    response: ResultList,
  },
  listCheck: {
    method: 'POST',
    path: '/recognition/resultStatus/check',
    summary: 'Users checked without saving',
    access: 'user',
    clients: true,
    body: ListRequest,
    response: ResultList,
  },
  listMatches: {
    method: 'POST',
    path: '/recognition/resultStatus/matches',
    summary: 'Users with at least one match, of any status',
    access: 'user',
    clients: true,
    body: ListRequest,
    response: ResultList,
  },
  getPetitions: {
    method: 'GET',
    path: '/recognition/getPetitions',
    summary: 'Past petitions',
    access: 'user',
    clients: true,
    query: PetitionListQuery,
    response: PetitionList,
  },
  postPetitions: {
    method: 'POST',
    path: '/recognition/getPetitions',
    summary: 'Past petitions, filters in the body',
    access: 'user',
    clients: true,
    body: PetitionListRequest,
    response: PetitionList,
  },
  getTestPetitions: {
    method: 'GET',
    path: '/recognition/test/getPetitions',
    summary: 'Past test petitions',
    access: 'user',
    clients: true,
    query: PetitionListQuery,
    response: PetitionList,
  },
  postTestPetitions: {
    method: 'POST',
    path: '/recognition/test/getPetitions',
    summary: 'Past test petitions, filters in the body',
    access: 'user',
    clients: true,
    body: ListRequest,
    response: PetitionList,
  },
  userProcess: {
    method: 'POST',
    path: '/recognition/user/process',
    summary: 'Submit a person; with only email and pictureFile, check without saving',
    access: 'user',
    clients: true,
    multipart: true,
    response: AcceptedPetition,
  },
  testProcess: {
    method: 'POST',
    path: '/recognition/test/process',
    summary: 'Submit a test check',
    access: 'user',
    clients: true,
    multipart: true,
    response: AcceptedPetition,
  },
  testProcessAll: {
    method: 'POST',
    path: '/recognition/test/process/all',
    summary: 'The full external comparison; stores no person',
    access: 'user',
    clients: true,
    multipart: true,
    response: Collision,
  },
  petition: {
    method: 'GET',
    path: '/recognition/petition/:id',
    summary: 'A petition: whether it is processed, or why it failed',
    access: 'user',
    clients: true,
    params: Id,
    response: Petition,
  },
  result: {
    method: 'GET',
    path: '/recognition/result/:id',
    summary: 'A result with its matches and evidence',
    access: 'user',
    clients: true,
    params: Id,
    response: Result,
  },
  resultHistory: {
    method: 'GET',
    path: '/recognition/result/:id/history',
    summary: 'What happened to a record, and who did it',
    access: 'user',
    params: Id,
    response: History,
  },
  testResult: {
    method: 'GET',
    path: '/recognition/test/result/:id',
    summary: 'The result of a test check',
    access: 'user',
    clients: true,
    params: Id,
    response: Result,
  },
  appliedChanges: {
    method: 'POST',
    path: '/recognition/appliedChanges',
    summary: 'Apply the switches of a reviewed record and its matches',
    access: 'user',
    body: AppliedChangesRequest,
    response: Result,
  },
  eraseResult: {
    method: 'POST',
    path: '/recognition/eraseResult/:id',
    summary: 'Erase a person for good: data, pictures, faces and matches',
    access: 'admin',
    params: Id,
    body: EraseRequest,
    response: Done,
  },
  pdfReport: {
    method: 'GET',
    path: '/recognition/pdfReport/:id',
    summary: 'The report of a result as a base64 PDF',
    access: 'user',
    clients: true,
    params: Id,
    query: ReportQuery,
    response: Report,
  },
  deleteTestResult: {
    method: 'POST',
    path: '/recognition/test/deleteResult/:id',
    summary: 'Delete a test check with its picture',
    access: 'user',
    params: Id,
    response: Done,
  },
  picture: {
    method: 'GET',
    path: '/recognition/picture/:key/:size',
    summary: 'A picture by its signed address',
    access: 'open',
    params: PictureParams,
    query: PictureQuery,
    response: Bytes,
  },
  analytics: {
    method: 'GET',
    path: '/recognition/analytics',
    summary: 'Counts of records by status and source',
    access: 'user',
    clients: true,
    response: Analytics,
  },
  analyticsTrend: {
    method: 'GET',
    path: '/recognition/analytics/trend',
    summary: 'Registered records over time',
    access: 'user',
    clients: true,
    query: TrendQuery,
    response: Trend,
  },
  quickPanel: {
    method: 'GET',
    path: '/api/quick-panel/data',
    summary: 'Live figures of the quick panel',
    access: 'user',
    response: QuickPanel,
  },
  policy: {
    method: 'GET',
    path: '/api/policy',
    summary: 'Thresholds, rules and lists in force',
    access: 'user',
    clients: true,
    response: Policy,
  },
  register: {
    method: 'POST',
    path: '/api/auth/register',
    summary: 'Create a profile',
    access: 'admin',
    body: RegisterRequest,
    response: StaffMember,
  },
  currentUser: {
    method: 'GET',
    path: '/api/auth/user',
    summary: 'The signed-in person',
    access: 'user',
    response: StaffMember,
  },
  updateUser: {
    method: 'POST',
    path: '/api/auth/user/update',
    summary: "Change one's own personal information",
    access: 'user',
    body: UpdateUserRequest,
    response: StaffMember,
  },
  listStaff: { method: 'GET', path: '/api/staff', summary: 'All profiles', access: 'admin', response: StaffList },
  changeRole: {
    method: 'POST',
    path: '/api/staff/:id/role',
    summary: "Change a profile's role",
    access: 'admin',
    params: Id,
    body: ChangeRoleRequest,
    response: StaffMember,
  },
  disableStaff: {
    method: 'POST',
    path: '/api/staff/:id/disable',
    summary: 'Disable a profile and end its sessions',
    access: 'admin',
    params: Id,
    response: StaffMember,
  },
  enableStaff: {
    method: 'POST',
    path: '/api/staff/:id/enable',
    summary: 'Enable a profile again',
    access: 'admin',
    params: Id,
    response: StaffMember,
  },
  generateCredentials: {
    method: 'POST',
    path: '/api/credentials',
    summary: 'Generate API credentials; the secret key is shown this once',
    access: 'staff',
    body: GenerateCredentialsRequest,
    response: NewCredentials,
  },
  listCredentials: {
    method: 'GET',
    path: '/api/credentials',
    summary: 'API credentials without their secrets',
    access: 'staff',
    response: CredentialsList,
  },
  revokeCredentials: {
    method: 'DELETE',
    path: '/api/credentials/:id',
    summary: 'Revoke API credentials',
    access: 'staff',
    params: Id,
    response: Done,
  },
  createWebhook: {
    method: 'POST',
    path: '/api/webhooks',
    summary: 'Register an address that is told of events; its secret is shown this once',
    access: 'staff',
    body: CreateWebhookRequest,
    response: NewWebhook,
  },
  listWebhooks: {
    method: 'GET',
    path: '/api/webhooks',
    summary: 'Webhooks without their secrets, and how their last deliveries went',
    access: 'staff',
    response: WebhookList,
  },
  removeWebhook: {
    method: 'DELETE',
    path: '/api/webhooks/:id',
    summary: 'Remove a webhook; what it was not told yet, it is not told any more',
    access: 'staff',
    params: Id,
    response: Done,
  },
  tryWebhook: {
    method: 'POST',
    path: '/api/webhooks/:id/trial',
    summary: 'Send a trial event at once, and only once; the answer tells what came of it',
    access: 'staff',
    params: Id,
    response: Delivery,
  },
  listDeliveries: {
    method: 'GET',
    path: '/api/webhooks/:id/deliveries',
    summary: 'The last deliveries of a webhook',
    access: 'staff',
    params: Id,
    response: DeliveryList,
  },
  listProviderLists: {
    method: 'GET',
    path: '/api/lists',
    summary: 'Loaded provider lists',
    access: 'user',
    response: ProviderLists,
  },
  importProviderList: {
    method: 'POST',
    path: '/api/lists',
    summary: 'Import a provider list from uploaded files',
    access: 'admin',
    multipart: true,
    response: ImportedList,
  },
  removeProviderList: {
    method: 'DELETE',
    path: '/api/lists/:name',
    summary: 'Remove a provider list',
    access: 'admin',
    params: ListName,
    response: Done,
  },
  removeSamples: {
    method: 'DELETE',
    path: '/api/samples',
    summary: 'Remove the sample figures',
    access: 'admin',
    response: z.object({ removed: z.number().int() }),
  },
  audit: {
    method: 'GET',
    path: '/api/audit',
    summary: 'The audit trail',
    access: 'admin',
    query: AuditQuery,
    response: AuditList,
  },
  auditVerification: {
    method: 'GET',
    path: '/api/audit/verification',
    summary: 'Verify the next stretch of the audit trail',
    access: 'admin',
    query: AuditVerificationQuery,
    response: AuditVerification,
  },
  health: { method: 'GET', path: '/healthz', summary: 'The process answers', access: 'open', response: Health },
  readiness: {
    method: 'GET',
    path: '/readyz',
    summary: 'Networks and lists are loaded, and the database answers',
    access: 'open',
    response: Readiness,
  },
} as const satisfies Record<string, Endpoint>;

export type Endpoints = typeof endpoints;
export type EndpointName = keyof Endpoints;
