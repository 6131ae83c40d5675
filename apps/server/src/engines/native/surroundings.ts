/** What a process of an engine gets of ours: neither the settings with their secrets nor, where we are root, our rights. */
import { spawnSync } from 'node:child_process';
import { StartError } from '../../errors.ts';

/** Another user to run as. */
export type RunAs = { uid: number; gid: number };

/** What programs and their libraries look for, and nothing else: a setting of ours is never among it. */
const handedOn =
  /^(PATH|HOME|TMPDIR|TZ|LANG|LC_\w+|LD_LIBRARY_PATH|DYLD_LIBRARY_PATH|OMP_\w+|GGML_\w+|CUDA_\w+|NVIDIA_\w+|HIP_\w+|ROCR_\w+|VK_\w+|SystemRoot)$/;

export const engineEnvironment = (env: NodeJS.ProcessEnv): Record<string, string> =>
  Object.fromEntries(
    Object.entries(env).flatMap(([name, value]) =>
      handedOn.test(name) && value !== undefined ? [[name, value]] : [],
    ),
  );

/** By ENGINES_USER; undefined when it is not set. Only root can be somebody else. */
export function runAs(user: string | undefined): RunAs | undefined {
  if (!user) return undefined;
  if (process.getuid?.() !== 0)
    throw new StartError(
      'ENGINES_USER needs Noteer to be started as root: nobody else can start a process as another user.',
    );
  const id = (flag: string) => spawnSync('id', [flag, user], { encoding: 'utf8' });
  const [uid, gid] = [id('-u'), id('-g')];
  if (uid.status !== 0) throw new StartError(`ENGINES_USER: there is no user "${user}" on this machine.`);
  return { uid: Number(uid.stdout), gid: Number(gid.stdout) };
}
