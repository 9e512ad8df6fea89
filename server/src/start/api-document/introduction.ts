import { pageSize } from '@afc/contract/limits';

/** What holds for all calls. */
export const introduction = (
  callsPerMinute: number,
) => `AFC compares a person with sanctions lists, with every face it knows and with its own records, and answers clear, consider, blacklist or kycRejected, with evidence.

**Who calls.** Programs send \`x-api-key\` and \`x-secret-key\` with every call; a Developer or an Administrator generates them on the settings page. They may submit and read. Staff send \`Authorization: Bearer\` with the token that signing in gives.

**A person's way.** \`POST /recognition/user/process\` answers with \`_id\` at once. Ask \`GET /recognition/petition/{id}\` every second or two until its status is no longer processing, or let a webhook tell you. Then \`GET /recognition/result/{id}\` has the status, the matches and their evidence.

**Errors.** Every answer that is not 200 is an ErrorReply. Decide by \`error.code\`; the sentences are for people, in English or, with \`Accept-Language: es\`, in Spanish. After 408, 429, 5xx or no answer at all send the same again, later (\`Retry-After\` says when, in seconds), a submission with the same \`Idempotency-Key\`. After any other error the same request fails again. An address called by another method is 405, and \`Allow\` names its own.

**How often.** A program may call ${callsPerMinute} times a minute here; more is 429.

**Pages.** Lists have ${pageSize} on a page unless \`pageSize\` says otherwise.

**Times** are UTC, as 2026-11-15T21:04:05.678Z. **Dates** are YYYY-MM-DD. In a JSON body a field that is null counts as left out. Answers are stored by no cache, but for pictures. Later versions may add fields and codes: ignore those you do not know.`;
