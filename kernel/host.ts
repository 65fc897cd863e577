/** What the host does for the kernel: core/kernel/kernelInstance.ts. */

/** Finds room for PAGE_NODES more spans, or throws; the result is the number of the first. */
export declare function moreNodes(): u32;
