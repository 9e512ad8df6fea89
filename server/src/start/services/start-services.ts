import type { createNameScreener } from '@afc/screening/names/names-thread';
import type { Logger } from 'pino';
import { remakeKeys } from '../../cases/processing/remake-keys.ts';
import { startFaceEngine } from '../../engines/gallery/face-engine.ts';
import { openFacePool } from '../../engines/gallery/open-face-pool.ts';
import { nameScreeningOfNobody, startNameScreening } from '../../engines/names/name-screening.ts';
import type { Config } from '../../platform/config/config.ts';
import type { Database } from '../../platform/database/database.ts';
import { createNotifications } from '../../platform/database/notifications.ts';
import { createImageStore } from '../../platform/images/create-image-store.ts';
import { createPictureSigner } from '../../platform/images/signed-address.ts';
import { startJobs } from '../../platform/jobs/jobs.ts';
import { createMailer } from '../../platform/mail/mailer.ts';
import { installationKey } from '../../platform/process/installation-key.ts';
import { lazy } from '../../platform/process/lazy.ts';
import { createLog } from '../../platform/process/log.ts';
import { createReportRenderer } from '../../reports/pdf-report/create-report-renderer.ts';
import type { Context } from './context.ts';

export interface Services {
  readonly context: Context;
  close(): Promise<void>;
}

export interface ServiceOptions {
  readonly config: Config;
  readonly db: Database;
  readonly log?: Logger;
  readonly now?: () => Date;
  /** Nobody is screened: the names of the provider lists are not loaded. */
  readonly withoutNames?: boolean;
  /** Tests start many applications in one process, which share the threads with the networks and for names. */
  readonly openFacePool?: typeof openFacePool;
  readonly createNameScreener?: typeof createNameScreener;
}

/** Makes everything that handlers and workers work with. */
export async function startServices({ config, db, ...options }: ServiceOptions): Promise<Services> {
  const log = options.log ?? createLog(config);
  const mail = createMailer(config, log);
  const secret = await installationKey(config, db);
  if (!options.withoutNames) await remakeKeys(db, log);
  const notifications = await createNotifications(db.url, log);
  const openPool = options.openFacePool ?? openFacePool;
  const faces = lazy(async () => startFaceEngine(await openPool(config), config.face, { db, notifications, log }));
  const jobs = lazy(() => startJobs(db, log, config.jobs));
  const names = options.withoutNames
    ? await nameScreeningOfNobody(db)
    : await startNameScreening({ db, notifications, log }, options.createNameScreener);
  const reports = createReportRenderer();
  const context: Context = {
    config,
    db,
    log,
    mail,
    secret,
    notifications,
    now: options.now ?? (() => new Date()),
    images: createImageStore(config),
    pictureSigner: createPictureSigner(secret),
    names,
    reports,
    faces: () => faces.get(),
    jobs: () => jobs.get(),
  };
  return {
    context,
    close: async () => {
      await jobs.close();
      await faces.close();
      await names.close();
      await reports.close();
      await notifications.close();
      await mail.close();
    },
  };
}
