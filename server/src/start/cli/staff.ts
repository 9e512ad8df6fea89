import { RegisterRequest, staffEmail } from '@afc/contract/staff';
import { roles } from '@afc/contract/vocabulary';
import { type Command, Option } from 'commander';
import { disableStaff, enableStaff, register, resetPassword } from '../../accounts/staff/service.ts';
import { findStaffByEmail, listStaff, type StaffRow } from '../../accounts/staff/store.ts';
import { displayNameOf } from '../../platform/base/actor.ts';
import type { Database } from '../../platform/database/database.ts';
import { askingAtTheCommandLine } from './asking.ts';
import { type ChosenPassword, choosePassword, passwordOption } from './read-password.ts';
import { minuteOf, print, printTable, type Terminal } from './terminal.ts';
import { withMigratedDatabase } from './with-database.ts';

interface AddOptions {
  readonly firstname: string;
  readonly lastname: string;
  readonly role: string;
  readonly passwordStdin?: true;
}

export function addStaffCommands(program: Command, terminal: Terminal): void {
  const staff = program.command('staff').description('profiles of the people who work with AFC');

  staff
    .command('add')
    .description('create a profile')
    .argument('<email>', 'the address the person signs in with')
    .requiredOption('--firstname <name>', 'first name')
    .requiredOption('--lastname <name>', 'last name')
    .addOption(new Option('--role <role>', 'what the person may do').choices(roles).makeOptionMandatory())
    .option(...passwordOption)
    .action((email: string, options: AddOptions) => add(terminal, email, options));

  staff
    .command('list')
    .description('show all profiles')
    .action(() =>
      withMigratedDatabase(terminal, async ({ db }) => {
        const rows = (await listStaff(db)).map((one) => [
          one.email,
          displayNameOf(one),
          one.role,
          one.disabled_at ? 'disabled' : 'active',
          one.last_login_at ? minuteOf(one.last_login_at.toISOString()) : 'never',
        ]);
        printTable(terminal, ['EMAIL', 'NAME', 'ROLE', 'STATE', 'LAST LOGIN (UTC)'], rows);
      }),
    );

  staff
    .command('disable')
    .description('disable a profile and end its sessions')
    .argument('<email>')
    .action((email: string) =>
      withMigratedDatabase(terminal, async (open) => {
        const { id } = await findOrRefuse(open.db, email);
        await disableStaff(open, id, askingAtTheCommandLine());
        print(terminal, `${email} is disabled and signed out.`);
      }),
    );

  staff
    .command('enable')
    .description('enable a profile again')
    .argument('<email>')
    .action((email: string) =>
      withMigratedDatabase(terminal, async (open) => {
        const { id } = await findOrRefuse(open.db, email);
        await enableStaff(open, id, askingAtTheCommandLine());
        print(terminal, `${email} is enabled.`);
      }),
    );

  staff
    .command('reset-password')
    .description('give a profile a new password and end its sessions')
    .argument('<email>')
    .option(...passwordOption)
    .action(async (email: string, options: { passwordStdin?: true }) => {
      const chosen = await choosePassword(terminal, options.passwordStdin === true);
      await withMigratedDatabase(terminal, async (open) => {
        const { id, disabled_at } = await findOrRefuse(open.db, email);
        await resetPassword(open, id, chosen.password, askingAtTheCommandLine());
        print(terminal, `${email} has a new password and is signed out.`);
        if (disabled_at) print(terminal, `The profile is still disabled: npm run afc -- staff enable ${email}`);
        printGenerated(terminal, chosen);
      });
    });
}

async function add(terminal: Terminal, email: string, options: AddOptions): Promise<void> {
  const chosen = await choosePassword(terminal, options.passwordStdin === true);
  const parsed = RegisterRequest.safeParse({
    user: email,
    userPassword: chosen.password,
    userName: options.firstname,
    userLastName: options.lastname,
    role: options.role,
  });
  if (!parsed.success) throw new Error(`The ${fieldName(parsed.error.issues[0]?.path[0])} is not valid.`);
  const { user, userName: firstname, userLastName: lastname, role } = parsed.data;
  await withMigratedDatabase(terminal, async (open) => {
    const profile = { email: user, firstname, lastname, role, password: chosen.password };
    await register(open, profile, askingAtTheCommandLine());
    print(terminal, `${user} was added as ${role}.`);
    printGenerated(terminal, chosen);
  });
}

function printGenerated(terminal: Terminal, { password, generated }: ChosenPassword): void {
  if (generated) print(terminal, `Password (shown only this once): ${password}`);
}

async function findOrRefuse(db: Database, email: string): Promise<StaffRow> {
  const parsed = staffEmail.safeParse(email);
  const staff = parsed.success ? await findStaffByEmail(db, parsed.data) : undefined;
  if (!staff) throw new Error(`There is no profile with the email ${email}.`);
  return staff;
}

function fieldName(field: PropertyKey | undefined): string {
  const names: Record<string, string> = {
    user: 'email',
    userName: 'first name',
    userLastName: 'last name',
    userPassword: 'password',
  };
  return names[String(field)] ?? String(field);
}
