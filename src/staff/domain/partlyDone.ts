import { Failure } from '@/domain/failure'

/** A failure on the way: at least `done` of `all` are stored. */
export class PartlyDone extends Failure {
  readonly done: number
  readonly all: number

  constructor(done: number, all: number, cause: Failure) {
    super(cause.code, { cause })
    this.done = done
    this.all = all
  }
}
