/** What a disk or a machine may lack, by the code Node gives it. None of them says that anything is lost. */
export type MachineFault =
  | 'ENOSPC'
  | 'EDQUOT'
  | 'EACCES'
  | 'EPERM'
  | 'EROFS'
  | 'EMFILE'
  | 'ENFILE'
  | 'EIO'
  | 'ENOMEM'
  | 'EFBIG'
  | 'ESTALE'
  | 'EISDIR'

type Words = {
  /** What is the matter, to stand within a sentence. */
  readonly what: string
  /** What whoever runs the site does about it. */
  readonly advice: string
  /** How the system says it, where only its text is left; PostgreSQL's own come after a colon. */
  readonly said: RegExp
  readonly sqlState?: string
}

const FAULTS: Readonly<Record<MachineFault, Words>> = {
  ENOSPC: {
    what: 'the disk is full',
    advice: 'Nothing is lost: make room and start again.',
    said: /: No space left on device/i,
    sqlState: '53100',
  },
  EDQUOT: {
    what: "this user's share of the disk is used up",
    advice: 'Nothing is lost: make room or raise the quota, and start again.',
    said: /: (Disk )?quota exceeded/i,
  },
  EACCES: {
    what: 'this user has no right to a file or folder it needs',
    advice: 'Nothing is lost: give the folder and all in it to the user that runs the server, and start again.',
    said: /: Permission denied(?! for)/,
  },
  EPERM: {
    what: 'the system does not let this user do that',
    advice: 'Nothing is lost: give the folder and all in it to the user that runs the server, and start again.',
    said: /: Operation not permitted/,
  },
  EROFS: {
    what: 'the disk can only be read',
    advice: 'Nothing is lost: mount it so that it can be written, and start again.',
    said: /: Read-only file system/i,
  },
  EMFILE: {
    what: 'this process may not open any more files',
    advice: 'Nothing is lost: raise its limit (ulimit -n) and start again.',
    said: /: (No file descriptors available|Too many open files)(?! in system)/,
  },
  ENFILE: {
    what: 'the machine has too many files open',
    advice: 'Nothing is lost: end what keeps them open, or raise the limit of the machine, and start again.',
    said: /: Too many open files in system/,
    sqlState: '53000',
  },
  EIO: {
    what: 'the disk could not be read or written',
    advice: 'It may be failing: check it and copy what is on it before you start again.',
    said: /: (Input\/output|I\/O) error/,
    sqlState: '58030',
  },
  ENOMEM: {
    what: 'the machine is short of memory',
    advice: 'Nothing is lost: a first start needs 1 GB and a busy site 1.5 GB. Make that much free and start again.',
    said: /: Cannot allocate memory|out of memory|could not allocate memory|Array buffer allocation failed/i,
    sqlState: '53200',
  },
  EFBIG: {
    what: 'a file would exceed the size limit',
    advice:
      'Nothing is lost: raise the limit of this process (ulimit -f), or use a disk that takes larger files, and start again.',
    said: /: File too large/,
  },
  ESTALE: {
    what: "the network disk's file handles are stale",
    advice: 'Nothing is lost: remount it and start again.',
    said: /: Stale (NFS )?file handle/i,
  },
  EISDIR: {
    what: 'a folder stands where a file belongs',
    advice:
      'Container systems make one where a file that is to be mounted is missing: put the file there and start again.',
    // PostgreSQL says it of its own files, which are lost then
    said: /(?!)/,
  },
}

// "Too many open files in system" is told from the shorter text by coming first.
const ENTRIES = (Object.entries(FAULTS) as [MachineFault, Words][]).toReversed()
const FULL: ReadonlySet<MachineFault | null> = new Set(['ENOSPC', 'EDQUOT'])
/** Codes of connections that share their names with those of files. */
const OF_SOCKETS = new Set(['listen', 'bind', 'connect', 'accept', 'getaddrinfo'])

/** What the machine lacks, if that is why this failed; looks at causes too. */
export function machineFaultOf(error: unknown): MachineFault | null {
  if (typeof error !== 'object' || error === null) return null
  const { code, message, syscall, cause } = error as Readonly<Record<string, unknown>>
  if (typeof syscall === 'string' && OF_SOCKETS.has(syscall)) return null
  if (typeof code === 'string') {
    if (code in FAULTS) return code as MachineFault
    if (code === 'ERR_FS_EISDIR') return 'EISDIR'
    if (code === 'ERR_WORKER_OUT_OF_MEMORY') return 'ENOMEM'
  }
  const inText = typeof message === 'string' ? machineFaultIn(message) : null
  const byState = ENTRIES.find(([, { sqlState }]) => sqlState !== undefined && sqlState === code)?.[0]
  return inText ?? byState ?? machineFaultOf(cause)
}

/** Numbers of WASI, the system below the embedded database, for what a disk or a machine lacks. */
const BY_WASI_NUMBER: ReadonlyMap<unknown, MachineFault> = new Map([
  [2, 'EACCES'],
  [19, 'EDQUOT'],
  [22, 'EFBIG'],
  [29, 'EIO'],
  [33, 'EMFILE'],
  [41, 'ENFILE'],
  [48, 'ENOMEM'],
  [51, 'ENOSPC'],
  [63, 'EPERM'],
  [69, 'EROFS'],
  [72, 'ESTALE'],
])

/** The same of an error of that system, which has neither a text nor a code. */
export function runtimeFaultOf(error: unknown): MachineFault | null {
  if (typeof error !== 'object' || error === null || !('errno' in error) || 'code' in error) return null
  return BY_WASI_NUMBER.get(error.errno) ?? null
}

/** How PostgreSQL appends the OS error to a message. A missing file is not a machine fault. */
const SYSTEM_SAID = /[Cc]ould not [^:]*: (?!No such file|Not a directory|Is a directory|No error|Success)[A-Z]/

/** Whether a text contains an OS error, whether or not it is listed here. */
export const isOfSystem = (text: string): boolean => SYSTEM_SAID.test(text)

/** The same of a text: what PostgreSQL printed before it gave up. */
export function machineFaultIn(text: string): MachineFault | null {
  return ENTRIES.find(([, { said }]) => said.test(text))?.[0] ?? null
}

export const isDiskFull = (fault: MachineFault | null): boolean => FULL.has(fault)

/** "the disk is full" */
export const whatIs = (fault: MachineFault): string => FAULTS[fault].what

/** "Nothing is lost: make room and start again." */
export const adviceFor = (fault: MachineFault): string => FAULTS[fault].advice

/** "The disk is full. Nothing is lost: make room and start again." */
export function sentenceOf(fault: MachineFault): string {
  const { what, advice } = FAULTS[fault]
  return `${what.charAt(0).toUpperCase()}${what.slice(1)}. ${advice}`
}

/**
 * What failed, why, and what to do about it where that is known: "The backup could not be written: ENOSPC: no space left on
 * device, write. The disk is full. Nothing is lost: ..."
 */
export function explainFailure(what: string, cause: unknown): string {
  const reason = (cause instanceof Error ? cause.message : String(cause)).replace(/\.+$/, '')
  const fault = machineFaultOf(cause)
  return `${what}: ${reason}.${fault === null ? '' : ` ${sentenceOf(fault)}`}`
}
