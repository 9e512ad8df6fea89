import { AuditEvent, AuditList, AuditVerification } from '@afc/contract/audit';
import { ChangePasswordRequest, Done, LoginRequest, LoginResponse, SendEmailRequest } from '@afc/contract/session';
import { ChangeRoleRequest, RegisterRequest, StaffList, StaffMember, UpdateUserRequest } from '@afc/contract/staff';
import { answered, type FieldWords, moment, onePage, sent, wholeList } from '../describe.ts';

const state = (text: string): FieldWords => ({ text, keywords: { type: ['object', 'null'] } });

export const staff = [
  sent('LoginRequest', LoginRequest)('Who signs in.', { username: 'The email of the profile.', password: 'Password.' }),
  answered('LoginResponse', LoginResponse)('A session.', {
    access_token: 'The bearer token, good for an hour. Exchange it for a fresh one before.',
  }),
  sent('ChangePasswordRequest', ChangePasswordRequest)('A new password.', { password: 'The new one.' }),
  sent('SendEmailRequest', SendEmailRequest)('Who lost the password.', { email: 'The email of the profile.' }),
  answered('Done', Done)('It is done.', { ok: 'true' }),
  answered('StaffMember', StaffMember)('A profile.', {
    _id: 'Of the profile.',
    firstname: 'First name.',
    lastname: 'Last name.',
    displayName: 'Both.',
    email: 'Signs in with it.',
    role: 'What the person may do.',
    disabled: 'Cannot sign in.',
    createdAt: moment('When it was made.'),
    lastLoginAt: moment('When the person last signed in; null for never.'),
  }),
  answered('StaffList', StaffList)('All profiles.', wholeList),
  sent('RegisterRequest', RegisterRequest)('A new profile.', {
    user: 'Email, to sign in with.',
    userPassword: 'First password.',
    userName: 'First name.',
    userLastName: 'Last name.',
    role: 'What the person may do.',
  }),
  sent('UpdateUserRequest', UpdateUserRequest)("One's own personal information.", {
    firstname: 'First name.',
    lastname: 'Last name.',
    email: 'Email, to sign in with.',
  }),
  sent('ChangeRoleRequest', ChangeRoleRequest)('Another role.', { role: 'What the person may do.' }),
  answered('AuditEvent', AuditEvent)('One event of the audit trail.', {
    number: 'Its place in the trail.',
    at: moment('When.'),
    actorKind: 'Who did it: staff, a program or AFC itself.',
    actorId: 'Of the actor.',
    actorName: 'Of the actor.',
    action: 'What was done, such as `result.applied`.',
    subjectKind: 'What it was done to, such as `petition`.',
    subjectId: 'To which.',
    subjectName: 'The present name of a staff member the event is about; else empty.',
    subjectLocation: 'In which list the page of the record is found; null where it has no result any more.',
    before: state('What was changed, as it was; null where there was nothing.'),
    after: state('And as it was afterwards.'),
    requestId: 'Of the request that did it.',
    hash: 'Over its content and the hash of the event before it.',
  }),
  answered('AuditList', AuditList)('One page, newest first.', onePage),
  answered('AuditVerification', AuditVerification)('One stretch of the walk along the chain.', {
    head: 'The last event that holds: ask on with it.',
    newest: "The number of the trail's newest event.",
    finished: 'Nothing is left to walk: the end was reached, or the chain is broken.',
    broken: 'The first event that does not hold; null where all do.',
  }),
];

/** Of what the trail is asked with. */
export const auditWords: Record<string, string> = {
  actor: 'An id, or a part of the name.',
  action: 'An action, or a group of them: `staff`.',
  subject: 'An id, its first eight characters or more, or a kind.',
  from: 'A date, or a moment.',
  to: 'A date, which counts to its end, or a moment.',
  number: 'Of the head that the last answer gave; 0 begins at the first event.',
  hash: 'Of the same head.',
};
