export const HELP = `ledgelight: bakes game levels into walkable spans, exactly as the engine does

Usage
  ledgelight bake LEVEL [options]       bake one level and print what it came to
  ledgelight check LEVEL... [options]   print what is wrong with levels, and nothing else
  ledgelight passages LEVEL [options]   audit the passages of a level under each rule for their floors
  ledgelight passages --table [--json]  print R3's table of these rules, and what belongs to it

  LEVEL is a path. For "check" it may also be a glob such as "levels/**/*.level.json".

Options for all three, with a level
  --settings FILE   use this settings file instead of the level's own
  --agent NAME      bake for this agent only, of several
  --severity CODE=SEVERITY
                    treat warnings or hints of a code as error, warning, hint, or off; may be repeated
  --reader MODULE   read levels of a format of your own with this module, which runs with your rights

Options of bake and check
  --kernel auto|typescript
                    run bakes in the WebAssembly kernel where it can be used (the default), or in plain
                    TypeScript: the same spans to the last bit, but slower

Options of bake
  --dumps DIR       write a text file for each stage into DIR; for several agents into DIR/NAME
  --hash            print the SHA-256 of each stage's dump, without writing it
  --json            print one JSON object instead of text
  --quiet, -q       print problems only (and what --hash or --json ask for)

Options of passages
  --table           carve R3's helix under each rule instead of a level's passages; takes some seconds
  --json            print one JSON object instead of text

Options of check
  --format FORMAT   text (the default), json, sarif (2.1.0), or github (annotations in a workflow)

Other options
  --help, -h        this text
  --version, -v     the version

Exit codes
  0  fine
  1  a level has problems of severity error
  2  the command line is wrong, a glob matches nothing, or a file cannot be read or written

Examples
  ledgelight bake courtyard.level.json
  ledgelight bake courtyard.level.json --settings ogre.spans.json
  ledgelight bake courtyard.level.json --hash --quiet
  ledgelight bake courtyard.level.json --dumps out --json
  ledgelight check "levels/**/*.level.json" --format sarif
  ledgelight check courtyard.level.json --severity LL205=error
  ledgelight passages spiral.level.json --agent Humanoid
`;
