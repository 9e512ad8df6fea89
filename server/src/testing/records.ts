import { randomUUID } from 'node:crypto';
import { emptyPerson, PersonSubmission } from '@afc/contract/person';
import type { KycReason, PetitionKind, RecordSource, ResultStatus } from '@afc/contract/vocabulary';
import type { Judgement } from '@afc/screening/decide';
import { judge } from '@afc/screening/decide';
import { type KnownRecord, noFlags } from '@afc/screening/record';
import type { ScreenedMatch } from '@afc/screening/screen';
import { finishPetition } from '../cases/processing/finish-petition.ts';
import { insertPetition } from '../cases/records/store.ts';
import type { Context } from '../start/services/context.ts';

export interface RecordOptions {
  readonly kind?: PetitionKind;
  readonly registeredAt?: Date;
  readonly resultStatus?: ResultStatus;
  readonly source?: RecordSource;
  readonly kycReasons?: KycReason[];
  readonly person?: Partial<PersonSubmission>;
  /** Other records this one matches by face. */
  readonly faceMatches?: readonly string[];
  readonly entryMatches?: readonly EntryMatch[];
  /** The liveness model doubts its photo. */
  readonly doubted?: boolean;
}

export interface EntryMatch {
  readonly reference: string;
  readonly list?: string;
  readonly confirmed: boolean;
}

/** A processed record, written as a worker writes it but without its pictures: quick where no face is needed. */
export async function makeRecord(context: Context, options: RecordOptions = {}): Promise<string> {
  const id = randomUUID();
  const person = PersonSubmission.parse(options.person ?? {});
  const kind = options.kind ?? 'user';
  await context.db.transaction(async (tx) => {
    await insertPetition(tx, {
      id,
      userId: randomUUID(),
      kind,
      registeredAt: options.registeredAt ?? context.now(),
      person,
      submittedBy: 'test',
      pictureKeys: [randomUUID()],
    });
    const matches = [
      ...(options.faceMatches ?? []).map(faceMatch),
      ...(options.entryMatches ?? []).map((entry) => entryMatch(entry)),
      ...(options.doubted ? [livenessMatch()] : []),
    ];
    const screening = {
      resultStatus: options.resultStatus ?? 'clear',
      source: options.source ?? '',
      matches,
      entriesLeftOut: 0,
      kycReasons: options.kycReasons ?? [],
      checksNotRun: [],
      emailMatch: false,
      dateBirthWarn: false,
      docExpireAtWarn: false,
      countryNationalityNameWarn: false,
      countryResidenceNameWarn: false,
    } as const;
    const finished = { id, kind, person, pictures: [], faces: [], model: 'test', screening };
    await finishPetition(tx, { ...finished, at: context.now(), policy: 'test' });
  });
  return id;
}

function judged(reason: 'face' | 'providerName' | 'providerDocument' | 'liveness'): Judgement {
  const judgement = judge([{ reason, otherStatus: 'clear', strong: true }]);
  if (!judgement) throw new Error(`no rule for ${reason}`);
  return judgement;
}

function faceMatch(recordId: string): ScreenedMatch {
  const record: KnownRecord = {
    ...emptyPerson,
    id: recordId,
    userId: recordId,
    version: 1,
    resultStatus: 'clear',
    registryDate: '',
  };
  const face = {
    cosine: 0.7,
    considerThreshold: 0.4,
    blacklistThreshold: 0.55,
    strangerOdds: 1e6,
    gallerySize: 10,
    model: 'test',
  };
  return {
    ...noFlags,
    ...judged('face'),
    userGuid: recordId,
    record,
    entry: null,
    entryDigest: null,
    confirmedMatch: false,
    evidence: { score: 0.7, threshold: 0.4, reasons: ['face'], face, provider: null, fields: [] },
  };
}

function entryMatch({ reference, list = 'Test list', confirmed }: EntryMatch): ScreenedMatch {
  const reason = confirmed ? 'providerDocument' : 'providerName';
  return {
    ...noFlags,
    ...judged(reason),
    userGuid: reference,
    record: null,
    entry: PersonSubmission.parse({ lastname: 'Listed' }),
    entryDigest: `digest of ${reference}`,
    confirmedMatch: confirmed,
    evidence: {
      score: 0.9,
      threshold: 0.7,
      reasons: [reason],
      face: null,
      provider: {
        engine: 'AFC',
        list,
        version: 1,
        listDate: null,
        reference,
        matchedName: 'Listed',
        nameStrength: 'strong',
        nameScore: 0.9,
        programmes: [],
        alignment: [],
      },
      fields: [],
    },
  };
}

function livenessMatch(): ScreenedMatch {
  return {
    ...noFlags,
    ...judged('liveness'),
    userGuid: '',
    record: null,
    entry: null,
    entryDigest: null,
    confirmedMatch: false,
    evidence: { score: 0.3, threshold: 0.5, reasons: ['liveness'], face: null, provider: null, fields: [] },
  };
}
