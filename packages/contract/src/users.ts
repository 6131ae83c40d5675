/** One's own profile, and the accounts that an administrator looks after. */
import { z } from 'zod';
import { CareSetting, Profession } from './code-lists.ts';
import { endpoint } from './endpoint.ts';
import { Done, dataOf } from './envelope.ts';
import { confirmPassword, Email, Language, newPassword, passwordsMatch, requiredText } from './fields.ts';
import { Role } from './permissions.ts';

const Gender = z.enum(['male', 'female', 'other'], { error: 'Gender is required' });

export const Profile = z
  .object({
    id: z.uuid(),
    email: z.string(),
    first_name: z.string(),
    last_name: z.string(),
    name: z.string(),
    gender: Gender,
    language: Language,
    role: Role,
    /** What older clients know of the role. */
    is_superuser: z.boolean(),
    /** The account that creates appointments without client codes. */
    is_privileged: z.boolean(),
    has_authenticator: z.boolean(),
  })
  .meta({ id: 'Profile' });
export type Profile = z.infer<typeof Profile>;

export const getProfile = endpoint({
  method: 'GET',
  path: '/api/auth/',
  deeds: ['use_own_account'],
  summary: 'Who is signed in',
  response: dataOf(Profile),
});

export const updateProfile = endpoint({
  method: 'PUT',
  path: '/api/auth/',
  deeds: ['use_own_account'],
  summary: 'Change your name, gender or language',
  body: z.object({
    first_name: requiredText('First name is required'),
    last_name: requiredText('Last name is required'),
    gender: Gender,
    language: Language,
  }),
  response: dataOf(Profile),
});

export const checkOwnPassword = endpoint({
  method: 'POST',
  path: '/api/auth/check-password/',
  deeds: ['use_own_account'],
  summary: 'Whether this is your password: asked before something that cannot be undone',
  body: z.object({ password: z.string().min(1).max(1_000) }),
  response: Done,
});

export const deleteAccount = endpoint({
  method: 'DELETE',
  path: '/api/auth/{userId}/',
  deeds: ['delete_account'],
  summary:
    'Delete your account or, as an administrator, any account; where it has records, a colleague takes them over',
  params: z.object({ userId: z.uuid() }),
  query: z.object({ hand_over_to: z.uuid().optional() }),
  response: Done,
});

export const Leaving = z
  .object({
    clients: z.number().int(),
    appointments: z.number().int(),
    recordings: z.number().int(),
    tasks: z.number().int(),
    /** Those who may not sign alone and would be without a supervisor. */
    trainees: z.array(z.string()),
    /** Who could take them over. */
    colleagues: z.array(z.object({ id: z.uuid(), name: z.string() })),
  })
  .meta({ id: 'Leaving' });
export type Leaving = z.infer<typeof Leaving>;

export const getLeaving = endpoint({
  method: 'GET',
  path: '/api/auth/{userId}/leaving/',
  deeds: ['delete_account'],
  summary: 'How much an account would hand to a colleague when it is deleted, and to whom',
  params: z.object({ userId: z.uuid() }),
  response: dataOf(Leaving),
});

export const UserListItem = z
  .object({
    id: z.uuid(),
    name: z.string(),
    email: z.string(),
    role: Role,
    is_superuser: z.boolean(),
    /** What codes depend on; null: nobody has said. */
    profession: Profession.nullable(),
    usual_setting: CareSetting.nullable(),
    /** In the institution's own words; numbers are told by it. */
    team: z.string().nullable(),
    has_authenticator: z.boolean(),
    may_sign_alone: z.boolean(),
    /** Who signs with them; null while they may not sign alone: somebody has to be named. */
    supervisor_id: z.uuid().nullable(),
  })
  .meta({ id: 'UserListItem' });
export type UserListItem = z.infer<typeof UserListItem>;

export const listUsers = endpoint({
  method: 'GET',
  path: '/api/auth/users/',
  deeds: ['list_users'],
  summary: 'All accounts, by name',
  response: dataOf(z.array(UserListItem)),
});

export const AddUser = passwordsMatch(
  z.object({
    email: Email,
    first_name: requiredText('First name is required'),
    last_name: requiredText('Last name is required'),
    gender: Gender,
    role: Role.default('clinician'),
    password: newPassword('Password is required'),
    confirm_password: confirmPassword,
  }),
);

export const addUser = endpoint({
  method: 'POST',
  path: '/api/auth/signup-by-admin/',
  deeds: ['add_user'],
  summary: 'Create an account for a colleague',
  body: AddUser,
  response: z.object({ message: z.string(), data: UserListItem }),
});

export const changeRole = endpoint({
  method: 'PATCH',
  path: '/api/auth/users/{userId}/',
  deeds: ['change_role'],
  summary: 'Give an account another role; ends its sessions. There is always an administrator',
  params: z.object({ userId: z.uuid() }),
  body: z.object({ role: Role }),
  response: dataOf(UserListItem),
});

export const setProfession = endpoint({
  method: 'PUT',
  path: '/api/auth/users/{userId}/profession/',
  deeds: ['set_profession'],
  summary: 'Say what somebody is and where they usually work, on which codes depend, and in which team',
  params: z.object({ userId: z.uuid() }),
  body: z.object({
    profession: Profession.nullable(),
    usual_setting: CareSetting.nullable(),
    /** Left out: it stays. */
    team: requiredText('Say which team', 60).nullish(),
  }),
  response: dataOf(UserListItem),
});

export const setSupervisor = endpoint({
  method: 'PUT',
  path: '/api/auth/users/{userId}/supervisor/',
  deeds: ['set_supervisor'],
  summary: 'Say whether somebody may sign alone and, if not, which clinician signs with them',
  params: z.object({ userId: z.uuid() }),
  body: z
    .object({ may_sign_alone: z.boolean(), supervisor_id: z.uuid().nullable() })
    .refine(({ may_sign_alone, supervisor_id }) => may_sign_alone === (supervisor_id === null), {
      error: 'Choose a supervisor for whoever may not sign alone',
      path: ['supervisor_id'],
    }),
  response: dataOf(UserListItem),
});
