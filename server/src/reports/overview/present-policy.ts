import type { Policy } from '@afc/contract/policy';
import { NAME_THRESHOLD } from '@afc/screening/names/thresholds';
import { policyVersion } from '../../cases/processing/policy.ts';
import { configuredEngines } from '../../platform/config/engine-settings.ts';
import { sql } from '../../platform/database/sql.ts';
import type { Context } from '../../start/services/context.ts';

/** The thresholds, rules and lists in force now. */
export async function presentPolicy(context: Context): Promise<Policy> {
  const { config, db, names } = context;
  const faces = await context.faces();
  const { consider, blacklist } = faces.thresholds(faces.gallery.size);
  const [row] = await db.query<{ samples: number }>(sql`select count(*) as samples from petitions where sample`);
  return {
    version: policyVersion(context, faces.model),
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
