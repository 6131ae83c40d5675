export const pieceOwner = (recording_id: string, seq: number) => `transcript_pieces/${recording_id}/${seq}`;
