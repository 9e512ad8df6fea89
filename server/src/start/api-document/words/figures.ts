import { Analytics, QuickPanel, Trend, TrendPoint } from '@afc/contract/analytics';
import { Health, Readiness } from '@afc/contract/health';
import { Policy } from '@afc/contract/policy';
import { answered, moment } from '../describe.ts';

export const figures = [
  answered('Analytics', Analytics)(
    'Records by status and source. Checks without saving and test checks do not count.',
    {
      totalUsers: 'All records that are processed.',
      potentialFraudCases: 'The same as `blacklist`.',
      clear: 'Without a match.',
      blacklist: 'With a positive match.',
      blacklistProvider: 'Of these, by a sanctions list.',
      AiCollision: 'Of these, by the face.',
      dataCollision: 'Of these, by document, email, or name and date of birth.',
      consider: 'With a possible match that waits for review.',
      kycRejected: 'Whose identity check was rejected.',
      oldestConsider: moment('Since when the oldest of those in review waits; null where none does.'),
    },
  ),
  answered('TrendPoint', TrendPoint)('Records registered in a period, by their present status.', {
    from: 'The first day of the period, in UTC.',
    clear: 'Without a match.',
    consider: 'With a possible match.',
    blacklist: 'With a positive match.',
    kycRejected: 'Whose identity check was rejected.',
  }),
  answered('Trend', Trend)('Registered records over time.', {
    by: 'The length of a period.',
    points: 'Oldest first; periods without any are left out.',
  }),
  answered('QuickPanel', QuickPanel)('Live figures.', {
    today: 'Uploads of today (UTC), by their status.',
    queue: 'Petitions of every kind that wait for their result.',
    consider: 'Records that wait for review.',
    oldestConsider: moment('Since when the oldest of them waits; null where none does.'),
    lists: 'The loaded lists.',
  }),
  answered('Policy', Policy)('Thresholds, rules and lists in force.', {
    version: 'Names these rules; each result keeps it. Lists are not part of it.',
    contactEmail: 'Whom staff ask.',
    faceConsider: 'From here on (cosine) a face is a possible match. It depends on how many faces are known.',
    faceBlacklist: 'From here on the face of a blacklisted record is a positive match.',
    gallerySize: 'How many faces are known.',
    nameConsider: 'From here on a name of a list is a possible match.',
    kycRejects: 'What rejects an identity check.',
    liveness: 'Whether photos are judged for being live.',
    samples: 'How many sample figures are loaded.',
    lists: 'The sanctions lists that are compared. None: nobody is compared with any.',
    listsState:
      'Whether they are loaded, are being loaded, so that whoever is screened waits for them, or could not be.',
    engines: 'The outside engines that collision checks ask.',
    retention: 'For how many days what is kept; what is not named, until somebody erases it.',
  }),
  answered('Health', Health)('The process answers.', { status: 'ok' }),
  answered('Readiness', Readiness)('Networks and lists are loaded, and the database answers.', { status: 'ready' }),
];
