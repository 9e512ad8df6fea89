import { z } from 'zod';
import { maxFieldLength, maxPasswordLength } from './limits.ts';
import { emailAddress, requiredText, requiredWords } from './text.ts';
import { roles } from './vocabulary.ts';

const name = requiredWords(maxFieldLength);
export const staffEmail = requiredWords(maxFieldLength).toLowerCase().pipe(emailAddress('fieldEmail'));

export const StaffMember = z.object({
  _id: z.string(),
  firstname: z.string(),
  lastname: z.string(),
  displayName: z.string(),
  email: z.string(),
  role: z.enum(roles),
  disabled: z.boolean(),
  createdAt: z.string(),
  lastLoginAt: z.string().nullable(),
});
export type StaffMember = z.infer<typeof StaffMember>;

export const RegisterRequest = z.object({
  user: staffEmail,
  userPassword: requiredText(maxPasswordLength),
  userName: name,
  userLastName: name,
  role: z.enum(roles),
});

export const UpdateUserRequest = z.object({ firstname: name, lastname: name, email: staffEmail });
export const ChangeRoleRequest = z.object({ role: z.enum(roles) });
export const StaffList = z.object({ totalResults: z.number().int(), resultList: z.array(StaffMember) });
