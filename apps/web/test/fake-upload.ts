/** Uploads in front of a fake server: as far as they are let, and ended as the test says. */
import {
  type Attachment,
  addAttachment,
  type Endpoint,
  type ErrorCode,
  errorStatus,
  type Reply,
} from '@noteer/contract';
import { vi } from 'vitest';

export class FakeUpload {
  static all: FakeUpload[] = [];
  readonly upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  onload?: () => void;
  onerror?: () => void;
  onabort?: () => void;
  status = 0;
  responseText = '';
  address = '';
  body = new FormData();
  isAborted = false;

  open(_method: string, address: string) {
    this.address = address;
    FakeUpload.all.push(this);
  }
  setRequestHeader() {}
  getResponseHeader = () => null;
  send(body: FormData) {
    this.body = body;
  }
  abort() {
    this.isAborted = true;
    this.onabort?.();
  }

  progress = (loaded: number) => this.upload.onprogress?.({ loaded, total: 100 });
  loseNetwork = () => this.onerror?.();
  refuse = (code: ErrorCode) => this.#end(errorStatus[code], { code, detail: `English for ${code}` });
  answer = (data: Attachment) => this.answerAs(addAttachment, { data });
  answerAs = <E extends Endpoint>(endpoint: E, reply: Reply<E>) =>
    this.#end(200, endpoint.response.parse(reply));

  #end(status: number, body: unknown) {
    this.status = status;
    this.responseText = JSON.stringify(body);
    this.onload?.();
  }
}

/** The uploads that were begun, oldest first. */
export function fakeUploads(): FakeUpload[] {
  FakeUpload.all = [];
  vi.stubGlobal('XMLHttpRequest', FakeUpload);
  return FakeUpload.all;
}
