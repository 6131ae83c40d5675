/** What `GET /api/auth/` costs at the least: one Fastify route, one query, no rules around it. */
import { createHash } from 'node:crypto';
import fastify from 'fastify';
import pg from 'pg';

const [connectionString] = process.argv.slice(2);
if (!connectionString) throw new Error('usage: bare-server.ts <connection string>');
const pool = new pg.Pool({ connectionString, max: 20 });

// The query of the server's own gate, written out by hand.
const actorSql = `
  select users.id, email, first_name, last_name, gender, language, role, session_id,
    totp_confirmed_at is not null as has_authenticator
  from session_tokens as token
  join sessions on sessions.id = token.session_id
  join users on users.id = sessions.user_id
  where token.hash = $1 and token.kind = 'access' and token.expires_at > now()
    and sessions.expires_at > now() and sessions.ended_at is null and users.deleted_at is null`;

const app = fastify();
app.get('/api/auth/', async (request, reply) => {
  const token = request.headers.authorization?.slice('Bearer '.length) ?? '';
  const hash = createHash('sha256').update(token).digest();
  const { rows } = await pool.query(actorSql, [hash]);
  return rows[0] ? { data: rows[0] } : reply.code(401).send();
});
console.log(await app.listen({ host: '127.0.0.1', port: 0 }));
