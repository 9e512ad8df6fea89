import type { Policy } from '@afc/contract/policy';
import { NAME_THRESHOLD } from '@afc/screening/names/thresholds';
import { policyVersion } from '../../cases/processing/policy.ts';
import type { FaceEngine } from '../../engines/gallery/face-engine.ts';
import type { NameScreening } from '../../engines/names/name-screening.ts';
import type { Config } from '../../platform/config/config.ts';
import { configuredEngines } from '../../platform/config/engine-settings.ts';
import type { Database } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';

/** What shows which rules and lists are in force. */
export interface PolicyNeeds {
  readonly config: Config;
  readonly db: Database;
  readonly faces: () => Promise<FaceEngine>;
  readonly names: NameScreening;
}

/** The thresholds, rules and lists in force now. */
export async function presentPolicy(needs: PolicyNeeds): Promise<Policy> {
  const { config, db, names } = needs;
  const faces = await needs.faces();
  const { consider, blacklist } = faces.thresholds(faces.gallery.size);
  const [row] = await db.query<{ samples: number }>(sql`select count(*) as samples from petitions where sample`);
  return {
    version: policyVersion(needs, faces.model),
    contactEmail: config.contactEmail,
    faceConsider: consider,
    faceBlacklist: blacklist,
    gallerySize: faces.gallery.size,
    nameConsider: NAME_THRESHOLD,
    kycRejects: [...config.kycRejects],
    liveness: config.face.liveness !== undefined,
    samples: row?.samples ?? 0,
    lists: names
      .inForce()
      .map(({ list_name, list_date, entities }) => ({ name: list_name, listDate: list_date, entities })),
    listsState: names.state(),
    engines: configuredEngines(config.engines),
    retention: [...config.retention],
  };
}
